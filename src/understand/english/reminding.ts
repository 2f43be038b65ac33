/** How people speak of being reminded. */
export const reminding = {
  /** Without one of these there is nothing to look for. */
  any: /\b(?:remind\w{0,4}|ping|nudge|buzz|alert|notify|warn|poke|alarm|snooze|heads[- ]?up|before|ahead|beforehand|advance|prior)\b/iu,
  /** Somebody wants to be told. */
  asks: /\b(?:remind\w{0,4}|ping|nudge|buzz|alert|notify|warn|poke|alarm|heads[- ]?up)\b/iu,
  /** What asks for it, beside what is said of the task. */
  asking:
    /[,;.]?(?: (?:and|also|but|then|with)){0,3}\s{0,3}(?:please |can you |could you |i want |i need |give me |set |put )?(?:also )?(?:(?:remind|ping|nudge|buzz|alert|notify|warn|poke|text)(?: me)?|(?:a |an |the |one |my )?(?:reminder|alarm|alert|heads[- ]?up)s?(?: set)?)(?: (?:me|about (?:it|that|this)|of it|for (?:it|that)|for me|on it))?(?= {2}|$)/giu,
  ending: /(?:,|\band\b|\bplease\b|\bthanks?\b|\bthx\b|\bta\b)\s{0,3}$/iu,
  nothing:
    /^[\s,.!?]*(?:(?:and|please|also|it|that|this|me|for|about|of|the|my|ok|can|could|you|i|need|want|a|an|remind|on|to)[\s,.!?]{1,9})*$/iu,
  /** Words around the name of a task that is to ring. */
  beside: new Set(
    'and please also too it that this me for about of the my ok can could you i need want a an on to again remind reminder ping nudge buzz alert notify warn poke give set put well as'.split(
      ' ',
    ),
  ) as ReadonlySet<string>,
  snooze:
    /^\s{0,5}(?:(?:please|can you|could you|ok|just)\s)?(?:snooze|remind me again(?: about)?|nudge me again(?: about)?|ask me again(?: about)?)\b(?<said>.{0,200})$/iu,
  stop: /^\s{0,5}(?:(?:please|can you|could you|ok)\s)?(?:stop (?:reminding|pinging|nudging|buzzing|alerting|notifying)(?! (?:me )?to\b)(?: me)?|(?:don['’]?t|do not|never) (?:remind|ping|nudge|alert|notify)(?! (?:me )?to\b)(?: me)?|no (?:more )?(?:reminders?|alarms?|alerts?)|turn off (?:the |my )?(?:reminders?|alarms?|alerts?))(?: (?:about|of|for|on|from))?(?<what>.{0,200})$/iu,
  /** They lead up to the name of a task, or follow it. */
  around:
    /\b(?:until|till|til|for|about|of|on|by|the|my|to|in|any ?more|please|thanks?|again|reminder|task)\b/giu,
  it: /^(?:it|that|this|that one|this one)$/iu,
  /** The hour that is meant where only a part of the day is said. */
  hours: [
    [/\b(?:tonight|evening|night)\b/iu, '20:00'],
    [/\bafternoon\b/iu, '15:00'],
    [/\blunch(?:time)?\b/iu, '12:00'],
  ] as const,
  articles: /^(?:the|my|our) /iu,
} as const
