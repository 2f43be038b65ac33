/** How people speak of being reminded. */
export const reminding = {
  /** Without one of these there is nothing to look for. */
  any: /\b(?:remind\w{0,4}|remnd|ping(?:ing)?|nudg\w{1,3}|buzz\w{0,3}|alert\w{0,3}|notif\w{1,9}|warn|poke|alarms?|snooze|heads[- ]?up|before|befor|b4|afore|ahead|beforehand|advance|prior)\b/iu,
  /** Somebody wants to be told. */
  asks: /\b(?:remind\w{0,4}|remnd|ping|nudge|buzz|alerts?|notify|warn(?:ing)?|poke|alarms?|bells?|shout|holler|heads[- ]?up|wake[- ]?up call|(?:ring|call|tell|text|mind) me|let me know)\b/iu,
  /** What asks for it, beside what is said of the task. */
  asking:
    /[,;.]?(?: (?:and|also|but|then|with)){0,3}\s{0,3}(?:please |can you |could you |i want |i need |give me |set |put )?(?:also )?(?:(?:remind|remnd|ping|nudge|buzz|alert|notify|warn|poke|text)(?: me)?|(?:ring|call|tell|mind|shout) me|let me know|holler at me|(?:give|gie) me a (?:shout|ring|bell|buzz|nudge|call)|need a wake[- ]?up call|(?:a |an |the |one |my )?(?:reminder|remindr|alarm|alert|warning|bell|heads[- ]?up)s?(?: set)?)(?: (?:me|about (?:it|that|this)|of it|for (?:it|that)|for me|on it))?(?= {2}|$)/giu,
  /** Another reminder takes the place of those there are. */
  replacing:
    /\b(?:instead|replace|change|swap|make|move|shorten|rather|too (?:early|late)|will do|not|better|only)\b/iu,
  /** What it takes the place of. */
  replaced: /\b(?:not|instead of|rather than|from|replace|no longer)(?: the| at)? $/iu,
  /** Why one wants to be told: no part of the task. */
  reason: /^\s{0,3}(?:so (?:i|we|that|as)|because|cos|bc)\b[^.!?\n]{0,120}/iu,
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
  stop: /^\s{0,5}(?:(?:please|can you|could you|ok|omg|hey|just|and)[, ]{1,2}){0,2}(?:stop (?:reminding|pinging|nudging|buzzing|alerting|notifying)(?! (?:me )?to\b)(?: me)?|(?:don['’]?t|do not|never|no need to) (?:remind|ping|nudge|alert|notify|buzz)(?! (?:me )?to\b)(?: me)?|(?:i )?(?:no longer|don['’]?t) (?:need|want|require)(?: a| any| the)? (?:reminder|alarm|alert|notification)s?|(?:take|remove) (?:the |my |all )?(?:reminder|alarm|alert|notification)s?(?: off| from| on| for)|no (?:more )?(?:reminders?|alarms?|alerts?)|turn off (?:the |my )?(?:reminders?|alarms?|alerts?))(?: (?:about|of|for|on|from))?(?<what>[^,;.!?\n]{0,200})/iu,
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
