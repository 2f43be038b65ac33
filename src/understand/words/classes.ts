/**
 * Word classes: the vocabulary that frames are written with, in the notation of frames.
 * A word belongs here when people use it for the same purpose, not because one sentence had it.
 */
import { DAYS } from './days.ts'
import { errandClass, homeworkClass } from './errands.ts'

export const classes: Readonly<Record<string, string>> = {
  the: 'the/my/our/a/an/one/this/that/these/those/his/her/their/your/another/any/some',
  mine: 'my/the/our/this/that/his/her/their/your',
  me: 'me/us/myself',
  be: 'is/are/was/were/am/be',

  // what is on the list: surely (a task, a reminder) or in the right company (an item, an alert)
  sure: 'task/tasks/todo/todos/to-do/to-dos/reminder/reminders/reminds/chore/chores/errand/errands|<the> to do|<the> to dos|new to do|action item/items',
  task: '<sure>|item/items/alert/alerts/entry/entries/notification/notifications',
  one: 'task/todo/to-do/reminder/item/chore/errand/alert/entry|to do|action item',
  sureone:
    '[<the>] (to do|to-do|todo|task) [list] item/entry|task/todo/to-do/reminder/chore/errand|<the> to do|new to do|action item',
  many: 'tasks/todos/to-dos/reminders/items/chores/errands/alerts/entries/notifications|to dos|action items',
  suremany: 'tasks/todos/to-dos/reminders/reminds/chores/errands|<the> to dos|action items',

  // the list itself
  listword: 'list/lists/checklist/checklists/agenda',
  listname: '_3 [to do|to dos] _3 <listword>',
  listkind:
    'todo/to-do/to-dos/todos/task/tasks/shopping/grocery/groceries/reminder/reminders/chore/chores/errand/errands/packing/work/bucket/wish|to do|to dos|food/home/house/daily',
  listof:
    'of ~4 (do|complete|buy|get|shopping|chores/tasks/reminders/errands/things/groceries/stuff/items) [to do|to complete|to buy|i need [to do]]|for shopping/groceries/work/me/today',
  describing: '<any> _2',
  which: '<date>|<describing>',
  setup: '[that/which] [<be>] [set] [up] [i/we] [have/had/set/made/created/asked] [you] [to set] [set] [up]',
  about:
    '<setup> [related] (that says|which says|saying|that reads|to|for|about|of|regarding|concerning|on|named|called|that|dealing with|with)',
  ourlist:
    '<mine> <listname> [<listof>]|<listkind> <listword>|<listword> of (things|chores|tasks|reminders|errands) ...',
  mylist:
    '<mine> <listname> [<listof>]|[<the>] _2 <listkind> <listword>|<listword> <listof>|<listword>|<mine> todos/to-dos/groceries|<mine> to dos|<mine> to do',
  alist:
    '<the> <listname> [<listof>]|<listname> [<listof>]|<mine> todos/to-dos/tasks/reminders/chores/errands/groceries/cart/basket/bag|<mine> to dos|<mine> to do|<mine> shopping (cart|bag|basket)|<mine> _2 (shopping|groceries|cart)|<mine> things/stuff to do/buy/get|todo/to-do/todos/to-dos/groceries|to do|to dos',

  tellingme:
    'remind me to|me to|me that (i|we) (need|have|want|got) to|to remind me [to/about/of/that]|[that] (i|we) (need|have|want|got|must|should|am supposed|are supposed) to [remember to]|[that] (i|we) (must|should)|[that] (i|we) have|so [that] (i|we) (do not|will not|can not) (forget|miss) [to/about]|so (i|we) [can/will] remember [to/about]',

  spot: '[the] (top|end|bottom|beginning|start|front) of',
  put: 'add/adding/put/putting/place/include/including/enter/throw/stick/append/jot/insert/pop/slap/toss/chuck [down] [on]',
  jot: 'write/note/get/list/drop/bring/make/save/record/log [down]',
  plain:
    'new/another/quick/urgent/important/high/low/medium/priority/short/simple/personal/different/extra/small/fresh/recurring/repeating/audio/text/separate/more/hour/minute/day/first/other/blank/empty/2/1',
  make: 'add/create/stick/pop/keep/throw/make/set/put/new/start/enter/write/schedule/record/log/insert/open/give/save/establish/place/setup/leave/post/generate/build/ask/program/input/do [up/down] [in]|jot down',
  for: '(that|which) says/reads|labeled/labelled/entitled/stating|with [the/a] title/name [of]|to/for/about/that/called/named/titled/saying/says/of/regarding/on/concerning/which',

  that: 'it/that/them/this/those/these/both|(that|this) (one|task|reminder|item|alert|event)|the one|(those|these) (ones|tasks|reminders|items)|all of (them|those|these)',
  pointer:
    '[<the>] [<one>] [number/no/nr] <number>|[<the>] <place> [one/ones/task/tasks/item/items/reminder/line/entry]|[task] [number] <number> and <number>|<that>',
  numbered:
    '[<the>] [<one>] [number/no/nr] <number>|[<the>] <place> (one|ones|task|tasks|item|items|reminder|line|entry)|[tasks] [<number>] [<number>] [<number>] <number> and <number>|<one> <number> [and] <number> [and] [<number>]',
  nthone: '[<the>] <place> (one|task|item|reminder|entry)',
  oneoftheirs: '<mine> ~4 <sureone>',
  place:
    'first/second/third/fourth/fifth/sixth/seventh/eighth/ninth/tenth/last/latest/newest/top/bottom/final/1st/2nd/3rd/4th/5th/6th/7th/8th/9th/10th',
  everything: 'everything/all|[all] [of] [the] (items|things|stuff|tasks|entries)|all of it',
  wholelist:
    '[<mine>] [whole/entire/complete] <listname> [of ~4]|[<mine>] whole <listname>|[all] [of] <mine> todos',

  erase:
    'delete/remove/erase/scrap/discard/trash/ditch/eliminate/purge/nix/abolish|get rid of/off|throw out/away|take away|cross out|x out|dispose of|do away with',
  // without those that are things as well: in the middle of a sentence "trash" is carried out
  sureerase: 'delete/remove/erase/scrap/discard/ditch/eliminate/purge/nix|get rid of/off|take away|cross out',
  drop: 'cancel/clear/drop/scratch/kill/dismiss/forget/wipe/destroy/bin/deactivate/disable/stop/deleted/skip/reset/silence/close/end/undo/empty/void/quit/take/lose/nuke/toss/chuck/strike/unset/zap/dump/axe/trash/disregard/ignore/canceling/cancelling/clearing|switch off|forget about|take off/out|clear out/off/up|wipe out|turn off|shut off|get off|clean out',

  checkoff: 'check/tick/cross/strike/scratch/mark/x',
  finish: 'complete/finish/accomplish/conclude|wrap up|check/tick/cross/strike/mark off',
  done: 'done/complete/completed/finished/accomplished/resolved/checked/handled/closed/bought/purchased/paid/sent/submitted/delivered|taken care of|dealt with',
  finished:
    'finished/completed/did/done|managed to|wrapped up|taken care of|took care of|dealt with|checked/ticked/crossed off',
  did: 'bought/called/paid/cleaned/washed/sent/emailed/mailed/submitted/booked/cooked/fixed/fed/walked/watered/returned/renewed/ordered/packed/prepared/vacuumed/mopped/repaired/replaced/filed/posted/delivered/visited/dusted/ironed/painted/mowed/phoned/texted/scheduled|picked up|took out|dropped off|cleaned up|turned in|handed in',

  didit:
    'do/done/finish/finished/complete/completed/accomplish/accomplished|get/got/gotten done|tick/ticked/check/checked/cross/crossed off',
  past: 'yesterday/lately/recently|last night|so far|[on] last/previous week/month/monday/tuesday/wednesday/thursday/friday/saturday/sunday|since ~3|[in/over/during/within] the last/past [few|couple|<number>] [of] day/days/week/weeks/month/months',

  change: 'change/update/edit/modify/alter/revise/adjust/amend/correct/switch/replace/swap',
  move: 'move/push/reschedule/postpone/shift/delay/bump/defer/extend/advance/snooze/transfer [back/forward/up/out]|put off',

  show: 'show/list/display/view/see/read/print/find/give/get/tell/check/open/pull/bring/bing/review/recite/repeat/browse/access/fetch/provide/describe/present/retrieve/recall/name/iterate/search/gather/summarize/summarise/enumerate/hear/count/know/look/locate/identify/report/play/share/email/send/state/say/sort/arrange/recap/announce/reveal/inform/continue [up] [out] [back] [over] [off] [me/us/my] [through] [at/for] [back]|rattle off|go over/through|run through/down|take me to|let me see/know/hear/have|let us see/hear/go',
  status:
    'completed/pending/done/overdue/open/finished/outstanding/remaining/unfinished/incomplete/active/upcoming/current/urgent',
  when: '<due>|<period>',
  allquality: 'all <quality> [ones]|everything [that/which] [<be>] <quality>',
  dayowner: [...DAYS].join('/'),
  quality:
    'completed/complete/done/finished/pending/open/overdue/outstanding/remaining/incomplete/unfinished/late/due/urgent/important/left|high/low/medium/top priority|not done/completed/finished',
  span: '(a|an|one|half|few|couple|several|another|<number>) [a/an/more/extra/couple/few] [of/more/extra] (minute|minutes|min|mins|hour|hours|hr|hrs|day|days|week|weeks|fortnight|month|months|year|years)',
  ahead: '<span> (before|prior to|ahead of|in advance of) ...',
  notthen:
    '(instead of|rather than|not|and not) ~3|instead|due to ...|because ...|since ...|as ...|which ...',
  level:
    '[a] [very] (high|medium|low|urgent|important|critical|top|normal|highest|lowest) [priority]|priority (high|medium|low|1|2|3)|p1/p2/p3',
  // work on something that is being made: adding to it is the task itself
  feature:
    'support/ability/option/options/feature/features/functionality/handling/validation/check/checks/test/tests/docs/documentation/logging|error message/messages',
  partofwork:
    'app/screen/page/pages/site/website/menu/form/header/footer/sidebar/toolbar/api/docs/documentation/readme/code/repo/dashboard/ui/database/spreadsheet',
  remindsomeone: 'remind [<the>] ~3 (to|about|of|that|for|on) ...',
  chore: 'do ...',
  homework: `(${homeworkClass}) ...`,
  errand: `(${errandClass}) ...`,
}
