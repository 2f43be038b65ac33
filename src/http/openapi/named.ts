/** Schemas with a name of their own: a generated client has a type for each, under that name. */
import type { z } from 'zod'
import { ChatRequest } from '../../domain/chat.ts'
import type { ToolName } from '../../domain/decision.ts'
import { AllGrouped, Grouped } from '../../domain/grouped.ts'
import { Task, TaskPage } from '../../domain/task.ts'
import { toolNamed } from '../../tools/registry.ts'
import { AuditAnswer, AuditPage } from '../answers/audit.ts'
import { ChatAnswer, ChatMetadataAnswer, Question, ToolInvocationAnswer } from '../answers/chat.ts'
import { ConversationAnswer, ConversationPage, MessageAnswer, MessagePage } from '../answers/conversations.ts'
import { AccessAnswer, ProgramAnswer, SessionAnswer } from '../routes/access.ts'
import { ChannelAnswer, NewChannel } from '../routes/channels.ts'
import { ImportAnswer } from '../routes/import.ts'
import { ListChanged, Renamed } from '../routes/lists.ts'
import { MeAnswer } from '../routes/me.ts'
import { RungAnswer } from '../routes/rings.ts'
import { SettingsAnswer, SettingsChange } from '../routes/settings.ts'
import { MadeToken, NewToken, TokenAnswer } from '../routes/tokens.ts'
import { UnderstandRequest, Understood } from '../routes/understand.ts'

/** What is answered. */
export const answers: Readonly<Record<string, z.ZodType>> = {
  Task,
  TaskPage,
  List: Grouped,
  Lists: AllGrouped,
  ListChanged,
  ChatAnswer,
  ChatMetadata: ChatMetadataAnswer,
  Question,
  ToolInvocation: ToolInvocationAnswer,
  Conversation: ConversationAnswer,
  ConversationPage,
  Message: MessageAnswer,
  MessagePage,
  Invocation: AuditAnswer,
  AuditPage,
  Access: AccessAnswer,
  Session: SessionAnswer,
  Program: ProgramAnswer,
  Import: ImportAnswer,
  Me: MeAnswer,
  Settings: SettingsAnswer,
  Token: TokenAnswer,
  MadeToken,
  Channel: ChannelAnswer,
  Ring: RungAnswer,
  Understood,
  Undone: toolNamed('undo').output,
}

/** What is sent. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  ChatRequest,
  SettingsChange,
  NewToken,
  NewChannel,
  NewListName: Renamed,
  UnderstandRequest,
}

/** What is sent to a tool, without what the address says. */
export const toolRequests: Readonly<Partial<Record<ToolName, string>>> = {
  add_task: 'NewTask',
  update_task: 'TaskChange',
  complete_task: 'Completion',
  make_list: 'NewList',
}

const names = new Map<unknown, string>(
  Object.entries({ ...answers, ...requests }).map(([name, schema]) => [schema, name]),
)

export function referenceTo(schema: unknown): { readonly $ref: string } | null {
  const name = names.get(schema)
  return name === undefined ? null : reference(name)
}

export function reference(name: string): { readonly $ref: string } {
  return { $ref: `#/components/schemas/${name}` }
}
