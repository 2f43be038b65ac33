/**
 * "yes, and also call the bank": an unmistakable yes, set off by a mark, and then something else that is wanted.
 * Without the mark ("yes and add milk") it is not certain that the yes stands by itself.
 */

const HEAD =
  /^\s{0,10}(?:yes|yeah|yep|yup|go ahead|do it)(?:,? (?:please|thanks|thank you|do it|do that|go ahead|delete it|delete them))?\s{0,3}[,.;!]\s{0,3}(?:oh )?(?:and|also|plus|then)\s{1,3}(?:also |then |please |can you |could you ){0,2}/iu
/** What takes back, limits or puts off is no clear yes. */
const HEDGED = /\b(?:but|not|no|don't|dont|except|only|wait|first|instead|unless|maybe|actually)\b/iu

/** Where the rest begins; null: it is no such answer. */
export function restAfterYes(text: string): number | null {
  const head = HEAD.exec(text)?.[0]
  if (head === undefined || head.length === text.length || HEDGED.test(text)) return null
  return head.length
}
