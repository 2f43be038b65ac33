/** Every saying has its sentence; one that had none would not compile. */
import type { Moment } from '../domain/calendar.ts'
import type { Outcome } from '../domain/decision.ts'
import type { Saying } from '../domain/saying.ts'
import type { TaskPage } from '../domain/task.ts'
import * as claim from './claims.ts'
import { explained, recalled } from './explained.ts'
import { countInWords, listInWords } from './list-in-words.ts'
import * as lists from './lists-in-words.ts'
import { data } from './proven.ts'
import * as ask from './questions.ts'
import { several } from './several.ts'
import * as state from './statements.ts'
import { timesDone } from './times-done.ts'
import { undone } from './undone.ts'
import { would, wouldAsk, wouldRun } from './would.ts'

export interface Proof {
  readonly now: Moment
  outcome(sequence: number): Outcome
}

type Sentences = {
  readonly [Say in Saying['say']]: (saying: Extract<Saying, { readonly say: Say }>, proof: Proof) => string
}

const claims: Pick<
  Sentences,
  | 'added'
  | 'shown'
  | 'completed'
  | 'updated'
  | 'deleted'
  | 'restored'
  | 'undone'
  | 'failed'
  | 'listed'
  | 'counted'
  | 'several'
  | 'exist'
  | 'times_done'
  | 'left'
  | 'list_made'
  | 'list_renamed'
  | 'list_deleted'
  | 'label_renamed'
  | 'lists_shown'
> = {
  added: ({ outcome, made_list }, proof) => claim.added(proof.outcome(outcome), proof.now, made_list),
  shown: ({ outcome, asks }, proof) => claim.shown(proof.outcome(outcome), proof.now, asks),
  completed: ({ outcome }, proof) => claim.completed(proof.outcome(outcome), proof.now),
  updated: ({ outcome }, proof) => claim.updated(proof.outcome(outcome), proof.now),
  deleted: ({ outcome }, proof) => claim.deleted(proof.outcome(outcome)),
  restored: ({ outcome }, proof) => claim.restored(proof.outcome(outcome)),
  undone: ({ outcome }, proof) => undone(proof.outcome(outcome), proof.now),
  failed: ({ outcome }, proof) => state.failed(proof.outcome(outcome)),
  listed: (saying, proof) => listInWords(pageIn(proof.outcome(saying.outcome)), saying, proof.now),
  counted: ({ outcome, filter }, proof) => countInWords(pageIn(proof.outcome(outcome)), filter, proof.now),
  times_done: (saying, proof) => timesDone(pageIn(proof.outcome(saying.outcome)), saying, proof.now),
  exist: ({ outcomes }, proof) => claim.exist(outcomes.map(proof.outcome)),
  several: ({ outcomes }, proof) => several(outcomes.map(proof.outcome), proof.now),
  list_made: ({ outcome }, proof) => lists.listMade(proof.outcome(outcome)),
  list_renamed: ({ outcome }, proof) => lists.listRenamed(proof.outcome(outcome)),
  list_deleted: ({ outcome }, proof) => lists.listDeleted(proof.outcome(outcome)),
  label_renamed: ({ outcome }, proof) => lists.labelRenamed(proof.outcome(outcome)),
  lists_shown: ({ outcome, what }, proof) => lists.listsShown(proof.outcome(outcome), what),
  left: ({ listed, done }, proof) => claim.left(proof.outcome(listed), done.map(proof.outcome)),
}

const questions: Pick<
  Sentences,
  | 'confirm_delete'
  | 'confirm_bulk'
  | 'confirm_update'
  | 'confirm_many'
  | 'which'
  | 'changed_since'
  | 'need_title'
  | 'need_change'
  | 'need_days'
  | 'offer_create'
  | 'offer_several'
  | 'one_or_several'
  | 'which_reading'
  | 'this_or_all'
  | 'done_already'
  | 'offer_list'
  | 'confirm_merge'
  | 'confirm_delete_list'
> = {
  confirm_delete: ({ tasks }) => ask.confirmDelete(tasks),
  confirm_bulk: ({ tasks, command, more }) => ask.confirmBulk(tasks, command, more),
  confirm_update: ({ tasks, command }) => ask.confirmUpdate(tasks, command),
  confirm_many: ({ commands, count, tasks }, { now }) => ask.confirmMany(commands, count, now, tasks),
  which: ({ tasks, more }) => ask.which(tasks, more),
  changed_since: ({ tasks, command }) => ask.changedSince(tasks, command),
  need_title: () => 'What should it be called?',
  need_change: ({ task }) => ask.needChange(task),
  need_days: ({ why, task }) => ask.needDays(why, task),
  offer_create: ({ command }, { now }) => ask.offerCreate(command, now),
  offer_several: ({ commands }, { now }) => ask.offerSeveral(commands, now),
  one_or_several: ({ command }) => ask.oneOrSeveral(command),
  offer_list: lists.askAboutList,
  confirm_merge: lists.askAboutList,
  confirm_delete_list: lists.askAboutList,
  which_reading: ({ readings, tasks }, { now }) => ask.whichReading(readings, now, tasks),
  this_or_all: ({ readings, tasks }, { now }) => ask.thisOrAll(readings, now, tasks),
  done_already: (saying, { now }) => ask.doneAlready(saying, now),
}

const sentences: Sentences = {
  ...claims,
  ...questions,
  not_found: (saying) => state.notFound(saying),
  not_on_list: (saying) => state.notOnList(saying),
  no_exception: (saying) => state.noException(saying),
  left_undone: (saying, { now }) => state.leftUndone(saying, now),
  no_such_list: lists.noSuchName,
  no_such_label: lists.noSuchName,
  list_exists: lists.noSuchName,
  no_occurrence: (saying, { now }) => state.noOccurrence(saying, now),
  not_in_bin: ({ wanted }) => state.notInBin(wanted),
  too_many: ({ count }) => state.tooMany(count),
  chat: ({ topic, words }) => words ?? state.smallTalk[topic],
  explained: (saying) => explained(saying),
  recalled: ({ deeds }) => recalled(deeds),
  not_run: (saying, { now }) => state.notRun(saying, now),
  untouched: (saying) => state.untouched(saying),
  would: (saying, { now }) => would(saying, now),
  would_run: ({ commands }, { now }) => wouldRun(commands, now),
  would_ask: ({ asking }, proof) => wouldAsk(sentence(asking, proof)),
  kept: ({ say }) => state.plain[say],
  unclear_answer: ({ say }) => state.plain[say],
  no_such_answer: ({ say }) => state.plain[say],
  expired: ({ say }) => state.plain[say],
  no_longer_open: ({ say }) => state.plain[say],
  nothing_to_confirm: ({ say }) => state.plain[say],
  nothing_to_undo: ({ say }) => state.plain[say],
  nothing_more_to_undo: ({ say }) => state.plain[say],
  nothing_to_correct: ({ say }) => state.plain[say],
  nothing_matches: ({ say }) => state.plain[say],
  already_gone: ({ say }) => state.plain[say],
  not_understood: ({ say }) => state.plain[say],
  say_which: ({ say }) => state.plain[say],
  not_done: ({ say }) => state.plain[say],
  model_away: ({ say }) => state.plain[say],
}

function pageIn(outcome: Outcome): TaskPage {
  return data<TaskPage>(outcome)
}

export function sentence(saying: Saying, proof: Proof): string {
  const write = sentences[saying.say] as (saying: Saying, proof: Proof) => string
  return write(saying, proof)
}
