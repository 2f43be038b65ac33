/** How people speak of a task that comes back: `what` is the task, `when` and `often` what is said of it. */
const pausing =
  /^(?:(?:pause|suspend|freeze|halt) (?<what>.{1,80}?)|put (?<held>.{1,80}?) on (?:hold|ice|pause)|give (?<resting>.{1,80}?) a (?:rest|break))(?: (?:for now|for a while|for a bit|until further notice|till further notice|temporarily))?(?: (?<bound>until|till|for) (?<when>.{1,40}))?$/u
const resuming =
  /^(?:(?:resume|unpause|un-pause|restart|reactivate) (?<what>.{1,80}?)(?: again| now)?|(?:start|begin|continue|go on with|carry on with|pick up|take up|bring back) (?<held>.{1,80}?)(?: again| now)?|(?:pick|take|start|bring) (?<resting>.{1,80}?) (?:back up|up again|back|again))$/u
const skipping =
  /^(?:(?:skip|skipping|i'll skip|we'll skip|i'm skipping|leave out|miss out|miss|pass on|cancel|drop) (?<what>.{1,80})|(?:no|no need for|not doing|i'm not doing|im not doing|we're not doing|i won't do|i wont do|don't do|dont do|leave) (?<held>.{1,80})|give (?<resting>.{1,80}?) a miss(?<then> .{1,30})?)$/u
const stopping =
  /^(?:(?:stop|end|quit|cancel) (?:repeating|recurring|the repetition of|the repeat of|the repeat on|the repeat for) (?<what>.{1,80}?)|(?:don't|dont|do not|never) repeat (?<held>.{1,80}?)|stop (?<resting>.{1,80}?)(?: from)? (?:repeating|recurring|coming back)|(?<told>.{1,80}?) (?:shouldn't|should not|should no longer|doesn't need to|does not need to|needn't|no longer needs to|no longer has to) (?:repeat|recur|come back)|(?:make|let) (?<made>.{1,80}?) (?:not repeat|stop repeating|a one-?off|non-?repeating)|stop (?<plain>.{1,80}?))(?: any ?more| again| at all)?$/u
const ending =
  /^(?:(?:repeat|keep repeating|keep|continue|do|keep doing) (?<what>.{1,80}?) (?:only |just )?(?:(?:until|till) (?<when>.{1,40})|(?:for )?(?:another )?(?<often>\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:more )?times?)|(?:stop|end|finish) (?:repeating )?(?<held>.{1,80}?) (?:on|in|after|at|by) (?<then>.{1,40})|(?<told>.{1,80}?) (?:should|must|has to|have to|needs to|need to) (?:end|stop|finish) (?:on|in|after|at|by) (?<by>.{1,40})|(?:repeat|keep repeating|keep|do|keep doing|make|let) (?<endless>.{1,80}?) (?:forever|for ever|indefinitely|without end|never end|go on forever))$/u

/** Another rule. */
const becoming = /^(?:make|change|set|switch|turn|move|repeat|do) (?<said>.{1,120})$/u

/** Asks for the next date. */
const coming =
  /^(?:and )?(?:when(?:'s|s| is| are|'re) (?<what>.{1,80}?) (?:next|next due|due next|up next|on next|again|due again|coming up next|next on|next up)|when(?:'s|s| is| are) (?:the |my |our )?next (?:time (?:for |that |i have to |i need to |i should |i must |i |we )?)?(?<held>.{1,80}?)(?: due| day| coming up)?|when (?:do|does|should|must|will|shall) (?:i|we) (?:have to |need to |got to |want to |be )?(?<resting>.{1,80}?) (?:next|again)|when (?:do|does|will) (?<told>.{1,80}?) (?:come|repeat|happen|fall|be)(?: (?:up|round|around|back|due))?(?: next| again)?|what(?:'s|s| is) the next (?:date|day|time) (?:for|of) (?<made>.{1,80}?)|(?:the )?next (?<plain>.{1,80}?) day)$/u

/** Asks how often it was done. */
const counting =
  /^(?:and |so )?(?:how often|how many times|how frequently) (?:did|have|had|was|were|has) (?:i |we )?(?:actually |already |ever )?(?<what>.{1,120})$/u

export const repeating = {
  /** Without one of these there is nothing to look for. */
  any: /\b(?:paus\w{1,3}|suspend|freeze|halt|hold|ice|rest|break|resum\w{1,3}|unpause|un-pause|restart|reactivate|start|begin|continue|carry|go on|pick|take|bring|skip\w{0,4}|leave|miss|pass|cancel|drop|no|not|won['’]?t|don['’]?t|stop|end|quit|never|repeat\w{0,4}|shouldn['’]?t|should|needn['’]?t|no longer|needs|make|change|set|switch|turn|move|let|keep|do|finish|next|again|how|when)\b/iu,
  becoming,
  towards: /\b(?:to|repeat|come|happen|be|instead)\b/gu,
  pausing,
  resuming,
  skipping,
  stopping,
  ending,
  coming,
  counting,
  /** What leads up to an order, and what follows it. */
  leads:
    /^(?:please|pls|hey|ok|okay|so|oh|right|actually|can you|could you|would you|can we|could we|let's|lets|i want to|i'd like to|i would like to|i need to|just|and) /u,
  tails: / (?:please|pls|thanks|thank you|for me|then|ok|okay|actually)$/u,
  /** Words around the name of a task. */
  beside: new Set(
    'the a an my our your his her their this that these those task tasks one ones reminder for of on to in do did done doing does actually next coming again day been completed finished'.split(
      ' ',
    ),
  ) as ReadonlySet<string>,
  it: /^(?:(?:do|did|done|doing) )?(?:it|that|this|that one|this one|the task|this time|one|this task|them)?(?: (?:been )?(?:done|completed))?$/u,
  /** This one alone is left out: without such a word "cancel" and "no" say more than that. */
  once: /\b(?:this|next|today|tonight|tomorrow|once|coming|week|month|time|\p{L}{3,6}day)(?:['’]s)?\b/u,
  /** They only skip what they name; the others speak of one time. */
  skips: /^(?:skip|skipping|i'll skip|we'll skip|i'm skipping|give) /u,
  counts: new Map(
    'one two three four five six seven eight nine ten eleven twelve'
      .split(' ')
      .map((word, at): [string, number] => [word, at + 1]),
  ) as ReadonlyMap<string, number>,
} as const
