/** What small talk can be about. Free of zod, as commands are. */

/**
 * What kind of small talk: picks the sentence to answer with. `told` asks for nothing, `feeling` is how the user is,
 * `how_are_you` how we are, `about` who we are, `abilities` whether something can be done, `why` and `did` what the last reply was about; `other` is out of scope.
 */
export const chatTopics = [
  'greeting',
  'thanks',
  'farewell',
  'help',
  'feeling',
  'how_are_you',
  'told',
  'about',
  'abilities',
  'why',
  'did',
  'other',
] as const
export type ChatTopic = (typeof chatTopics)[number]
