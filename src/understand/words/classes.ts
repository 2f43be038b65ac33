/**
 * Word classes: the vocabulary that frames are written with, in the notation of frames.
 * A word belongs here when people use it for the same purpose, not because one sentence had it.
 */
export const classes: Readonly<Record<string, string>> = {
  the: 'the/my/our/a/an/this/that/these/those/his/her/their/your/another',
  me: 'me/us/myself/mr',
  task: 'task/tasks/todo/todos/to-do/to-dos/reminder/reminders/item/items/chore/chores/errand/errands/alert/alerts/entry/entries|to do|to dos|action item|action items',
  one: 'task/todo/to-do/reminder/item/chore/errand/alert/entry|to do|action item',
  many: 'tasks/todos/to-dos/reminders/items/chores/errands/alerts/entries|to dos|action items',
  list: 'list/lists/checklist/todos/to-dos/agenda|to dos',
  alist: '[<the>] ~3 <list> [of ~3] [for shopping/groceries/work/home/me]',
  areminder: '[<the>] ~3 <task> [up] [for me/us/myself]',
  // what people say for "put it on the list"
  put: 'add/put/place/include/enter/throw/stick/append/jot/write/note/insert/get/pop/list/drop/slap/toss [down]',
  make: 'add/create/make/set/put/new/start/enter/write/schedule/record/log/insert/open/give/save/establish/place/setup/leave/post/generate/build [up]|need/want/get|jot down',
  delete:
    'delete/remove/erase/cancel/clear/drop/scrap/discard/trash/kill/scratch/nix/ditch/eliminate/dismiss/forget/wipe/purge/destroy/bin/deactivate/disable/stop/abolish|get rid of/off|throw out/away|take off/out/away|clear out|wipe out|turn off|cross out|x out|dispose of|do away with',
  finish:
    'complete/finish/check/tick/close/accomplish/conclude|check off|tick off|mark off|cross off|strike off|close out|wrap up',
  done: 'done/complete/completed/finished/off/closed/over/accomplished/resolved',
  change: 'change/update/edit/modify/alter/revise/adjust/amend/fix/correct/switch',
  move: 'move/push/reschedule/postpone/shift/delay/bump/defer/bring/change/update/switch/set/make/edit/modify/adjust/extend/advance/snooze [back/up/forward/out]',
  show: 'show/list/display/view/see/read/print/find/give/get/tell/check/open/pull/bring/review/recite/repeat/browse/access/fetch/provide/describe/present/retrieve/recall/name/iterate/search/gather/summarize/summarise/enumerate/hear [up/out/back/over/off/through]|go over/through|run through|look at/for/up|take me to|let me see/know/hear/have|read back',
  want: 'i (need|want|have|would like|would love|should|must|ought|got|am going|am trying) [to] [you to]|we need/want/have/should to|can/could/may i|let me|let us',
}
