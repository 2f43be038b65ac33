/** The design, section 4: tools, numbers, positions, undo, bulk. */
import { rowsOf } from './requirement.ts'

const tools = rowsOf('design 4, tools', 'D4-tool', [
  ['add_task', 'title 1–500, description, priority, due date, zone', 't:tools/tools', 't:http/tasks'],
  ['list_tasks', 'status, priority, due, query, limit, cursor', 't:contract/pages', 't:contract/search'],
  ['get_task', 'one task', 'd:listing/one-task'],
  ['update_task', 'at least one field; null clears; before and after', 't:tools/tools', 'd:dates/removed'],
  [
    'complete_task',
    'idempotent, false reopens',
    'd:updating/done-twice',
    'd:updating/reopen',
    't:tools/tools',
  ],
  ['delete_task', 'soft, gone from every list', 't:contract/tasks'],
  [
    'restore_task',
    'brings back for 30 days',
    'd:restoring/within-a-month',
    'd:restoring/after-a-month',
    't:contract/deleted',
  ],
  [
    'restore-by-title',
    'also by words of the title; several are asked about',
    'd:restoring/by-title',
    'd:restoring/several-fit',
  ],
  ['purge', 'after 30 days a bounded job clears deleted tasks away', 't:contract/deleted', 't:agent/purge'],
  ['undo', 'the latest turn, or a call', 't:contract/undo', 't:policy/special'],
  ['show_lists', 'lists and labels, with how many tasks', 't:service/whole-lists', 't:http/lists'],
  ['make_list', 'an empty list; no second one of that name', 't:service/whole-lists', 't:contract/lists'],
  ['rename_list', 'rename, or put two together', 't:service/whole-lists', 't:contract/lists'],
  [
    'delete_list',
    'with all on it, asked first; one undo',
    't:service/whole-lists',
    't:service/lists-untouched',
    't:contract/lists-at-random',
  ],
  ['rename_label', 'on every task that has it', 't:service/labels', 't:contract/lists'],
  ['envelope', 'success, data, error, error_code', 't:tools/tools'],
  ['not-yours', 'someone else’s task is byte for byte not found', 't:tools/tools', 't:service/isolation'],
  ['aliases', 'older names are accepted when called', 't:tools/tools'],
  [
    'client-delete',
    'a delete by an MCP client previews first',
    't:service/guarded-delete',
    't:service/mcp-deleting',
  ],
])

const order = rowsOf('design 4, a task in JSON', 'D4-task', [
  [
    'default-order',
    'pending first, soonest due first, undated after, then number; completed last',
    'd:listing/order',
    't:contract/pages',
  ],
  ['grows', 'version and updated_at only grow, also when undone', 't:policy/special', 't:contract/undo'],
])

const references = rowsOf('design 4, which task', 'D4-ref', [
  [
    'number',
    '“task 3”, “#3”, “number 3” are the number',
    'd:references/number-in-words',
    'd:references/hash',
  ],
  ['never-reused', 'numbers are never reused', 'd:deleting/numbers-are-never-reused', 't:contract/deleted'],
  [
    'position',
    '“the third one” counts in the list last shown, as it was shown',
    'd:references/filtered-list',
    'd:references/list-stays-as-shown',
  ],
  ['choices', '… or in the choices last shown', 'd:references/choices-are-a-list'],
  ['gone', 'a task that is gone since is asked about', 'd:references/gone-since-shown'],
  ['renamed', 'a task that was renamed since is asked about', 'd:references/renamed-since-shown'],
  [
    'default-list',
    'without a list shown, it counts in the default list',
    'd:references/position-in-the-default-list',
  ],
  ['numbers-shown', 'lists and choices show task numbers', 'd:listing/numbers-not-ordinals'],
  [
    'bare-number',
    'a bare “2” is a number, or a position if no choice has that number',
    'd:choosing/by-number',
    'd:choosing/number-as-place',
  ],
  [
    'bare-number-unclear',
    'if it could be one by number and another by position, it asks',
    'd:choosing/number-or-place',
  ],
  [
    'it',
    '“it” is the task last touched or named in this conversation',
    'd:references/it',
    'd:references/it-after-showing',
    'd:references/it-not-across-conversations',
  ],
  ['precision', '≥ 99.5 % of acted-on references right, at most 15 % asked', 't:policy/references'],
])

const undo = rowsOf('design 4, undo', 'D4-undo', [
  [
    'latest-turn',
    'all changes of the latest finished turn',
    'd:undoing/several-orders-of-one-message',
    'd:undoing/bulk',
  ],
  ['one-further', 'the next undo goes one turn further back; no redo', 'd:undoing/one-turn-further'],
  ['exact', 'every field comes back exactly', 't:policy/special', 'd:undoing/priority-and-date'],
  [
    'by-hand',
    'a client’s undo takes only what that client did',
    't:service/guarded-delete',
    't:contract/undo',
  ],
  ['says-what', 'it says what was undone', 'd:undoing/update', 'd:undoing/deletes'],
  ['last-two', '“undo the last two”', 'd:undoing/last-two', 'd:undoing/more-than-there-is'],
])

const bulk = rowsOf('design 4, bulk', 'D4-bulk', [
  ['single-calls', 'a plan of single calls, each with its audit row', 't:policy/turns'],
  [
    'deletes',
    'more than one delete is one confirmation naming them',
    'd:bulk/delete-completed',
    'd:several/two-deletes-one-question',
  ],
  ['25', 'more than 25 of anything is one confirmation', 't:policy/limits', 'd:undoing/many-asks-first'],
  ['100', 'more than 100 is not done, and it says how to narrow it', 't:policy/limits'],
])

export const design4 = [...tools, ...order, ...references, ...undo, ...bulk]
