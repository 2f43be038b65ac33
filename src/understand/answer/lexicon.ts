/**
 * The closed vocabulary of yes and no. A message is an answer only if every one of its words is in here.
 */
export const strongYes = words(
  'yes y ye yh yeh yess yesss yessss yuh yea yeah yep yup yeap yap yas yah aye sure ok okay okey k kk affirmative correct correctly correcly right confirm confirmed confirms confirming agree agreed absolutely ' +
    'definitely indeed certainly totally positive proceed true truth exactly precisely valid accurate uh-huh mhm mmhmm mhmm mm-hmm roger bet okie 100% surely approved approve accept accepted gladly naturally undoubtedly unquestionably obviously affirm granted amen fact facts legit yessir yessum yee ya yas yesss oui si ja agreeable ' +
    'correctamundo righto certainly absolutely totally truly positively',
)

/** Praise: a yes to most questions, but not enough to destroy anything. */
export const praise = words(
  'fine good great perfect perfectly excellent wonderful amazing fantastic awesome brilliant super nice cool lovely ' +
    'exact alright superb better best neat works work sounds goods splendid okay-dokey righto sweet nailed bingo excellently alrighty marvelous',
)

export const negators = words('no n not nope nah never neither none nay naw noo nooo without')

export const negatives = words(
  'wrong wrongly incorrect incorrectly false mistake mistakes mistaken messed mess cancel cancelled stop abort negative bad misunderstood misunderstand misinterpreted misheard mishear misread ' +
    'untrue inaccurate nevermind nvm error goddammit dammit damn shit refuse decline denied deny nonsense disagree unacceptable keep leave skip fault impossible doubtful nada negatory nay unnecessary',
)

/** Words that go with an answer and mean nothing by themselves. None of them asks for anything. */
export const fillers = words(
  "i you it its it's that this these those them they we is was are were am be been will would do did does done have has had got get gotten " +
    'gave the a an my your of to for at in on with all so very really just too quite about what as and ' +
    'say said saying statement answer answers response responses reply command commands request requests instruction instructions ' +
    'information info details detail task tasks item question order result thing things everything one ' +
    'understand understood understanding interpret interpreted interpretation think believe guess suppose know feel want wanted like ' +
    'please thanks thank sorry hmm hm oh uh uhh um ah ooh well wait oops ooops now then there me ' +
    "sir ma'am maam man buddy dude bro olly pda alexa siri way case must should can could may might seems seem look looks sound sounds " +
    'most much lot alot bit fully completely entirely definite resounding hundred percent go ahead let us happy pleased course possible ' +
    'mate pal love dear hun hon lad lads guys folks x xx xxx ta cheers lol ' +
    'finally indeed big huge strongly meant mean looking searching asking ask asked need needed manner',
)

/** Words around a choice that say nothing about it. */
export const padding = words(
  'actually please yeah yea yep yes oh well um ok okay mate dear love thanks ta think guess',
)

/** Words that may stand in a refusal. They would make a yes unclear ("yes, but change it"). */
export const refusalFillers = words(
  'but if or because maybe actually rather prefer again try repeat check rectify fix modify redo change make made correct something anything else ' +
    'interested ready moment yet later today time another happening mine own any some into which how by told tell still set',
)

/** Wordings that are a yes or a no as a whole, whatever their words mean elsewhere. */
export const yesPhrases = phrases(
  'go ahead|go on|go on then|crack on|on you go|on ye go|you may|have at it|do the needful|away you go|off it goes|off with it|get rid|get rid of it|get shot|get shot of it|let it go|it can go|they can go|wave it goodbye|go for it|do it|do that|do so|please do|of course|sounds good|sounds great|sounds right|looks good|looks right|that works|works for me|by all means|why not|you bet|' +
    'you got it|got it|i think so|i guess so|i suppose so|i believe so|i do|you bet|uh huh|roger that|ten four|10 4|no doubt|no problem|no worries|without a doubt|without question|' +
    'that would be great|that would be good|that would be fine|that would be nice|i would like that|i would love that|sounds like a plan|sounds like it|make it happen|it sure is|that it is|okey dokey|okie dokie|all right|very well|with pleasure|most definitely|that is the case|go right ahead|' +
    'be my guest|please proceed|i am in|i am down|i am okay with that|i am ok with that|fine with me|good with me|ok with me|okay with me|you are right|' +
    'i am fine with that|i am fine with this|i am fine with it|i am good with that|i am good with this|i am good with it|i am happy with that|i am happy with it|that is it|that is the one|that is what i want|that is what i wanted|that is what i said|that is what i meant|that is what i mean|you understood me|spot on|uh huh|thumbs up|make it so|carry on|go on|fine by me|i am sure|for sure|let us do it|let us go|👍|✅',
)
export const noPhrases = phrases(
  'god no|oh god no|no wait|wait no|never mind|try again|try that again|forget i said that|hold up|hang on|wait a second|wait a sec|wait a minute|i take it back|forget it|forget about it|forget that|no way|do not|leave it|keep it|not now|not yet|i changed my mind|maybe later|another time|hold on|hold off|i will pass|not really|not sure|not quite|not a chance|no chance|fat chance|hell no|heck no|nuh uh|uh uh|not likely|not today|no siree|i think not|hold your horses|scratch that|scrap that|not so|' +
    'out of the question|in no way|by no means|under no circumstances|i doubt it|i disagree|i would rather not|i refuse|i decline|let it be|leave it alone|leave it be|forget about that|drop it|' +
    'i am good|i am fine|i take that back|changed my mind|better not|not necessary|no need|maybe another time|some other time|i will think about it|let me think|' +
    '👎|❌',
)

/** Text that was pasted, or says how to do something ("To proceed, …"): no yes of anybody's is looked for in it. */
export const pasted = /```|:\/\/|[{}<>]|^\s{0,5}to\s|[\s\S]{300}/iu

/** What takes back, limits, puts off or asks is no clear answer. */
export const hedged =
  /\?|\b(?:but|not|no|never|\w{2,8}n['’]t|dont|wont|cant|isnt|didnt|doesnt|shouldnt|except|only|wait|hold|hang|first|instead|unless|if|or|maybe|perhaps|actually|rather|sorry|mean|meant|keep|leave|later|until|till|before|stop)\b/iu

/** Behind a yes, something else may be denied; but not first of all. */
export const holdingBack =
  /^(?:and |oh )?(?:but|not|no|never|except|only|wait|hold|hang|unless|if|or|maybe|perhaps|actually|rather|sorry|keep|leave|later|don['’]?t)\b/iu
/** Where one thing that is said of some of many ends and the next begins. */
export const clauses = /[,.;!]|(?<!\b(?:all|everything|anything))\s(?=(?:keep|leave|but|and|except) )/iu
/** "no, just the milk": some of what was asked about. */
export const limited =
  /^\s{0,5}(?:(?:no|nah|nope|yes|yeah|yep|ok|okay|actually|well|oh|wait|hmm?)[, ]{1,3}){0,3}(?:just|only|yes to|delete|bin|remove|get rid of|drop) (?<name>\S.{0,80})/iu
/** "yes, all but the first": agreed to, as far as it goes. */
export const assented = /^\s{0,5}(?:oh |ok |okay )?(?:yes|yeah|yep|yup|aye|sure|go ahead|please do)\b/iu
/** "keep the dentist": all but this. */
export const keeping =
  /^\s{0,5}(?:(?:and|but|no|nah|yes|ok|please|hmm?|oh|well|wait|actually)[, ]{1,3}){0,3}(?:keep|leave|save|not|no to|(?:all |everything )?except(?: for)?|all but|everything but|(?:all )?apart from|bar|don['’]?t (?:delete|touch|remove|bin)) (?<name>\S.{0,80})/iu

/** How far a change of what repeats reaches, and how its button says so. */
export const reaches = [
  {
    label: 'this once',
    words:
      /^(?:(?:oh|no|yes|ok|just|only|for)[, ]{1,2}){0,3}(?:this|that)(?: one| time| week| once)?(?: only)?(?: please| thanks)?[.!]?$/iu,
  },
  {
    label: 'now on',
    words:
      /^(?:(?:oh|no|yes|ok|for)[, ]{1,2}){0,3}(?:all|all of them|all from now on|from now on|every time|every week|always|for good|the lot)(?: please| thanks)?[.!]?$/iu,
  },
] as const

/** What leads up to something else that is wanted. */
export const joining =
  /^(?:oh )?(?:and|n|&|also|plus|then)\s{1,3}(?:also |then |please |can you |could you ){0,2}/iu

/** "nah dont delete, …": a no, and what goes with it. */
export const refusing =
  /^\s{0,5}(?:(?:mm+|hm+|oh|well|actually|wait|ah|um|er|no|nah|naw|nope|noo+)[,.! ]{1,3}){0,3}(?:no|nah|naw|nope|noo+|don['’]?t|do not)(?:,? (?:don['’]?t|do not))?(?: (?:delete|remove|bin|scrap|drop|cancel|get rid of|do))?(?: (?:it|that|them|this|so))?[,.;!–—]{0,3} {1,3}/iu
/** Said at the end of what is to be done rather than what was asked. */
export const ratherThan = /,? (?:instead|rather)[.!]{0,3}\s{0,5}$/iu

/** "…, so yes please": the last of several clauses. */
export const lastClause = /[,.;!\n–—] ?(?:so |and )?(?=[^,.;!\n–—]{1,40}$)/u

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}

function phrases(text: string): readonly string[] {
  return text.split('|')
}
