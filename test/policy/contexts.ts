/** Contexts to decide in: everything a decision may depend on, with only the part that matters spelled out. */
import { instantText } from '../../src/domain/calendar.ts'
import type { Command, Interpretation } from '../../src/domain/command.ts'
import type { DecisionContext } from '../../src/domain/decision.ts'
import { PENDING_LIFETIME_MS, type PendingAction, type Question } from '../../src/domain/pending.ts'
import { understand } from '../../src/understand/understand.ts'
import { NOW } from './paper-list.ts'

export function reading(commands: readonly Command[], parts: Partial<Interpretation> = {}): Interpretation {
  return { commands, confidence: 0.95, method: 'RULE_BASED', rules: [], reasoning: '', ...parts }
}

export function contextOf(parts: Partial<DecisionContext> = {}): DecisionContext {
  const message = parts.message ?? 'anything'
  return {
    message,
    now: NOW,
    policy: 'standard',
    interpretation: understand(message, { now: NOW, pending: parts.pending ?? null }),
    pending: null,
    pressed: null,
    last_list: null,
    last_task: null,
    ...parts,
  }
}

/** An open question, asked so many milliseconds ago. */
export function asked(question: Question, ago = 1000): PendingAction {
  const created = NOW.epoch_ms - ago
  return {
    ...question,
    id: '00000000-0000-7000-8000-0000000000aa',
    question: '',
    options: question.tasks.map(({ number, title }) => ({
      value: String(number),
      label: `#${number} ${title}`,
    })),
    created_at: instantText(created),
    expires_at: instantText(created + PENDING_LIFETIME_MS),
  }
}
