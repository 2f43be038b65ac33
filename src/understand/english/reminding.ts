/** How people speak of being reminded. */
export const reminding = {
  /** Without one of these there is nothing to look for. */
  any: /\b(?:remind\w{0,4}|remnd|RM|pings?|pinging|nudg\w{1,3}|buzz\w{0,3}|alert\w{0,3}|notif\w{1,9}|warn\w{0,3}|poke|prod|bug|beep|alarms?|bells?|snz|snooz\w{1,3}|mute|silence|hush|shush|heads[- ]?up|before|befor|b4|afore|ahead|beforehand|advance|prior|again|more|later|not yet|not now|can wait|hang on|hold on|off|in (?:a|an|half|\d{1,3}|five|ten|fifteen|twenty|thirty))\b/iu,
  /** Somebody wants to be told. */
  asks: /\b(?:remind\w{0,4}|remnd|pings?|nudge|buzz|alerts?|notify|warn(?:ing)?|poke|prod|alarms?|bells?|shout|holler|beep|heads[- ]?up|wake[- ]?up call|(?:ring|call|tell|text|mind|bug|knock|wake|hit)(?: up)? (?:me|us)|(?:ring|wake|knock) us up|let (?:me|us) know)\b/iu,
  /** What asks for it, beside what is said of the task. */
  asking:
    /[,;.:]?(?: (?:and|also|but|then|with)){0,3}\s{0,3}(?:please |kindly |do |can you |could you |i want |i need |give (?:me|us) |set |put )?(?:also )?(?:(?:remind|remnd|ping|nudge|buzz|alert|notify|warn|poke|prod|beep|text)(?: (?:me|us))?|(?:ring|call|tell|mind|shout(?: at)?|bug|knock|wake) (?:me|us)(?: up)?|let (?:me|us) know|holler at (?:me|us)|(?:give|gie) (?:me|us) a (?:shout|ring|bell|buzz|nudge|call|heads[- ]?up)|need a wake[- ]?up call|(?:a |an |the |one |my )?(?:reminder|remindr|alarm|alert|warning|bell|ping|heads[- ]?up)s?(?: set)?)(?: (?:me|about (?:it|that|this)|of it|for (?:it|that)|for me|on it))?(?= {2}|$)/giu,
  /** Another reminder takes the place of those there are. */
  replacing:
    /\b(?:instead|replace|change|swap|make|move|shorten|rather|too (?:early|late)|will do|should be|not|better|only)\b/iu,
  /** What it takes the place of. */
  replaced: /\b(?:not|instead of|rather than|from|replace|no longer)(?: the| at)? $/iu,
  /** Why one wants to be told: no part of the task. */
  reason: /^\s{0,3}(?:so (?:i|we|that|as)|because|cos|bc)\b[^.!?\n]{0,120}/iu,
  ending: /(?:,|\band\b|\bplease\b|\bthanks?\b|\bthx\b|\bta\b)\s{0,3}$/iu,
  nothing:
    /^[\s,.!?]*(?:(?:and|please|also|it|that|this|me|for|about|of|the|my|ok|can|could|you|i|need|want|a|an|remind|on|to|all|too|well|as|like|yeah|again)[\s,.!?]{1,9})*$/iu,
  /** Words around the name of a task that is to ring. */
  beside: new Set(
    'and please also too it that this me for about of the my ok can could you i need want a an on to again remind reminder ping nudge buzz alert notify warn poke give set put well as'.split(
      ' ',
    ),
  ) as ReadonlySet<string>,
  /** To be told once more, and not now. */
  snoozing: [
    /\b(?:snz|snooz\w{1,3})\b/iu,
    /\b(?:remind|ask|tell|nudge|ping|buzz|hit|poke|bug|prod|shout at|warn|alert|knock|bell)(?: me| us)? (?:again|agian|once more)\b/iu,
    /\b(?:remind|ask|tell) (?:me|us)\b[^.!?]{0,40}\bagain\b/iu,
    /\brepeat\b[^.!?]{0,20}\breminder\b/iu,
    /\b(?:reminder|alarm|ping)\b[^.!?]{0,20}\brepeat it\b/iu,
    /\b(?:postpone|delay|push|hold)\b[^.!?,]{0,40}\b(?:reminder|alarm|alert|ping|nudge)\b/iu,
    /\b(?:reminder|alarm|alert|ping|nudge) off (?:until|till|til|for|by)\b/iu,
  ],
  /** Not now: said of something that rings, it is to ring later. */
  notNow: [
    /\b(?:more|another|extra|further|not yet|not now|rn|hang on|hold on|can wait|later|again)\b/iu,
    /\bcan['’]?t (?:right )?now\b/iu,
    /\bput\b[^.!?,]{1,30} off\b/iu,
    /\bin (?:a|an|half|\d{1,3}|five|ten|fifteen|twenty|thirty)\b/iu,
  ],
  /** What is moved is the task itself. */
  moving: /\b(?:move|reschedule|change|make|shift|due|add|buy)\b/iu,
  /** "1/2 hour", "ten more minutes" */
  halves: /\b1\/2\b/gu,
  extra: /\b(?:more|extra|further|other)\b/giu,
  until: /\b(?:until|till|til|to|at|say|again)\b/iu,
  /** "til 4": an hour, in the half of the day that is still to come. */
  untilHour: /\b(?:until|till|til|to|at|say) (?<hour>\d{1,2})\b(?! ?(?:m|h|d))/iu,
  snoozeWord: /\b(?:snz|snooz\w{1,3})\b/iu,
  question: /\?|^\s{0,5}(?:when|what|which|does|do|is|are|how)\b|\bwhen does\b/iu,
  /** "snooze it 45", "in 15" */
  bareMinutes: /\b(?:in|for|by|snooze|snz|one) (?<minutes>\d{1,2})(?: more)?[.!? ]{0,4}$/iu,
  silencing: [
    /\b(?:stop|quit|cease|enough)\b[^.!?]{0,20}\b(?:remind|remnd|ping|nudg|buzz|alert|notif|bug|hassl|beep|nag|chas|pok|prod|warn)\w{0,6}ing\b(?! (?:me )?to\b)/iu,
    /\b(?:don['’]?t|do not|needn['’]?t|need not|no need (?:to|for)|never mind|no longer|never)\b[^.!?,]{0,24}\b(?:remind|remnd|ping|nudg|buzz|alert|notif|bug|hassl|beep|nag|chas|pok|prod|warn)\w{0,8}\b(?! (?:me )?to\b)/iu,
    /\b(?:don['’]?t|do not|no longer|never) (?:need|want|require)\b[^.!?,]{0,12}\b(?:reminders?|remindr|pings?|alarms?|alerts?|nudges?|notifications?|bells?|buzz(?:es)?)\b/iu,
    /\bno (?:more )?(?:reminders?|remindr|pings?|alarms?|alerts?|nudges?|notifications?|bells?|buzz(?:es)?)\b/iu,
    /\b(?:turn|switch|shut|flick) off\b[^.!?]{0,24}\b(?:reminders?|remindr|pings?|alarms?|alerts?|nudges?|notifications?|bells?|buzz(?:es)?)\b/iu,
    /\b(?:take|remove)\b[^.!?]{0,16}\b(?:reminders?|remindr|pings?|alarms?|alerts?|nudges?|notifications?|bells?|buzz(?:es)?)\b (?:off|from|on|for)\b/iu,
    /\b(?:reminders?|remindr|pings?|alarms?|alerts?|nudges?|notifications?|bells?|buzz(?:es)?)\b off\b/iu,
    /\b(?:mute|silence|hush|shush)\b/iu,
  ],
  /** Of a task that has reminders of its own; of any other, the reminder is the task. */
  dropping: [
    /\b(?:drop|remove|kill|cancel|delete|bin|scrap|strike|lose|ditch|axe|clear|get rid of|pack in)\b[^.!?]{0,24}\b(?:reminders?|remindr|pings?|alarms?|alerts?|nudges?|notifications?|bells?|buzz(?:es)?)\b/iu,
    /\b(?:reminders?|remindr|pings?|alarms?|alerts?|nudges?|notifications?|bells?|buzz(?:es)?)\b[^.!?,]{0,30} (?:out|away|gone|scrap|unnecessary|not needed|struck|cancelled|removed|deleted|dropped)\b/iu,
    /\btoo many (?:reminders?|remindr|pings?|alarms?|alerts?|nudges?|notifications?|bells?|buzz(?:es)?)\b/iu,
  ],
  /** Whoever says this wants to be reminded. */
  forgetting: /\b(?:don['’]?t|do not|never)(?: let me)? forget\b|\blet me miss\b/iu,
  /** "drop the ten-minute one but leave the hour" */
  keeping: [
    /\b(?:but|only|just|keep|leave)\b(?<kept>[^.!?]{1,60})[.!?\s]{0,5}$/iu,
    /[,;] the (?<kept>\w{1,12} \w{1,12}(?: \w{1,12})?) (?:is|are) (?:enough|fine|plenty)\b/iu,
  ],
  /** What is to be done is said behind it. */
  toDo: [
    /\b(?:remind(?:er)?|remnd)(?: (?:me|us))? to\b/iu,
    /\b(?:remind(?:er)?|remnd) (?:me |us |for |on |at |tomorrow |tonight )[^.!?,]{0,40} to (?!the |my |our |it\b|that |this |a |an |be |\d)\p{L}/iu,
  ],
  /** "any reminder on the gas man?", "when will you bug me about the physio" */
  asked: [
    /^[^.!]{0,20}\b(?:is there|do i|have i|did i|any|when|what time)\b[^.!]{0,40}\b(?:reminders?|remindr|pings?|alarms?|alerts?|nudges?|notifications?|bells?|buzz(?:es)?)\b/iu,
    /^[^.!]{0,20}\b(?:when|what time)\b[^.!]{0,40}\b(?:remind|remnd|ping|nudg|buzz|alert|notif|bug|hassl|beep|nag|chas|pok|prod|warn)\w{0,3}\b/iu,
  ],
  /** Where being told is said of behind the task: "dentist today 15:30. Remind me at three." */
  clauses:
    /\b(?:reminded|alerted|remind|remnd|ping|nudge|buzz|alert|warn|poke|prod|(?:ring|tell|text|bug|wake|shout at) (?:me|us)|let (?:me|us) know|reminders?|pings|alarms?|alerts|bells)\b(?: me| us)?:?/giu,
  /** What leads up to it. */
  beforeClause: new Set(
    'and n also but please so can you u i want would should like to be a an with do kindly'.split(' '),
  ) as ReadonlySet<string>,
  thatDay: /\b(?:that|the same|on the) day\b/iu,
  /** What is named as that which rings. */
  object: [
    /\b(?:remind|buzz|ping|nudg|alert|notify|bug|hassl)\w{0,4}(?: me| us)? (?:about|of|for|on|off) (?<name>[^,.;!?]{1,60})/iu,
    /\b(?:reminders?|alarms?|alerts?|pings?) (?:about|of|for|on|from|off) (?<name>[^,.;!?]{1,60})/iu,
    /\bsnooze (?<name>[^,.;!?\d]{1,60})/iu,
  ],
  /** Where a name ends. */
  behindName: /(?:^|\s)(?:until|till|til|for|by|to|in|at|anymore|any more|please|again)\b/iu,
  it: /^(?:it|that|this|that one|this one)$/iu,
  pointing: /\b(?:it|that|this|one)\b/iu,
  /** The hour that is meant where only a part of the day is said. */
  hours: [
    [/\b(?:tonight|tonite|evening|night)\b/iu, '20:00'],
    [/\bafternoon\b/iu, '15:00'],
    [/\blunch(?:time)?\b/iu, '12:00'],
  ] as const,
  articles: /^(?:the|my|our|that) /iu,
} as const
