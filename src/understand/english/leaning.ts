/** Words by which a message leans on what was said, shown or done before it. */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u))

export const leaning = {
  /** How a letter ends, behind what ends a sentence. */
  signature: /(?:[Ll]ove|[Rr]egards|[Ww]ishes|[Yy]ours),? \p{Lu}\p{L}{1,20}(?: x{1,3})?$/u,
  closed: /[.!?\n]\s{0,2}$/u,
  /** What may stand around what is said. */
  around: words(
    'oh o ooh ok okay right yeah yep and & plus also then n nd now so please pls ta thanks cheers um er actually',
  ),
  /** Going on with what came before. */
  goingOn: words('and & plus also n nd'),
  alsoAtTheEnd: words('too also aswell likewise ditto'),
  alsoInTwo: words('as-well an-all and-all'),
  /** "one for the wife's car", "same for Aisha" */
  anotherOne: words('one another same ditto'),
  /** How what something is for, or whom it is with, is joined to it. */
  prepositions: words('for to with about from at of by'),
  /** What is told rather than named. */
  telling: words(
    "is are was were isn't isnt aren't has have had can can't cant could will won't would should i i'm im i've ive i'll you you're we he she they it its it's that that's thats this there if but so because cos not no don't dont didn't didnt",
  ),
  noteAsked:
    /^\s{0,5}(?:(?:and|ok|so|remind me),? ){0,2}(?:what|whats|what's) (?:does|did|is|was|are)? ?(?:the|its|that|my) notes?(?: (?:on|for|of|to) (?:it|that|this|that one|there))?(?: say| again| say again)?[?.! ]{0,4}$/iu,
  noteBecomes:
    /^\s{0,5}(?:(?:please|ok|and|actually|oh|no|sorry),? ){0,3}(?:change|update|edit|make|set|replace) (?:(?:the|its|that|my|task #?(?<number>\d{1,6})(?:'s)?) )(?:notes?|description)(?: (?:of|on|for) (?:it|task #?(?<of>\d{1,6})))? (?:to say|to|with|say|read)[: ]{1,3}(?<note>\S.{0,2000})$/isu,
  /** "sorry, I meant complete task 1": an order of its own, after all. */
  meantInstead:
    /^\s{0,5}(?:(?:no|sorry|oops|wait|ah|oh),? ){0,2}i mean(?:t)?(?: to)? (?=(?:complete|finish|mark|tick|delete|remove|move|add|rename|show)\b)/iu,
  /** What may stand beside a date that is all there is to say. */
  aroundDates: words(
    'please pls then ok okay for at on by it make thanks ta actually sorry and not i mean meant no oh ah instead rather',
  ),
  toIt: / (?:to|on|onto|in) (?:it|there|that|this|that one|that list|this list|the list)(?:,? (?:please|pls|too|as well))?[.!\s]{0,4}$/iu,
  rest: words('rest others remaining remainder'),
  besides: words('else'),
  beforeTheRest: words("the show me what what's whats about of them list give tell are is all my left"),
  whatElse: /\b(?:what|whats|what's|anything|owt) else\b/iu,
  /** "what else is on that day" */
  thatDay: /\b(?:that|the same|same) (?:day|date|morning|afternoon|evening)\b|\b(?:then|same day)[?.!]?$/iu,
} as const
