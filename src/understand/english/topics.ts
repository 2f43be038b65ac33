/** What small talk is about, by the words it is known by. */
export const topics = [
  ['help', ['help', 'what can you do', 'what do you do', 'how does this work', 'how do i', 'what can i say']],
  [
    'thanks',
    [
      'thanks',
      'thank you',
      'cheers',
      'ta',
      'thx',
      'ty',
      'appreciate',
      'legend',
      'bless you',
      'nice one',
      'you star',
    ],
  ],
  [
    'greeting',
    [
      'hi',
      'hello',
      'hey',
      'good morning',
      'good evening',
      'good afternoon',
      'morning',
      'evening',
      'afternoon',
      'hiya',
      'howdy',
    ],
  ],
  [
    'farewell',
    ['bye', 'goodbye', 'good night', 'goodnight', 'see you', 'night night', 'night all', 'night then'],
  ],
  ['feeling', ['how are you', 'tired', 'stressed', 'ugh', 'exhausted', 'knackered', 'sad', 'happy']],
] as const
