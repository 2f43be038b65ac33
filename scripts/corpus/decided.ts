/** Rows of the specifications that the design overrules, and why. */
const PRIORITY_WORD = 'a priority word sets the priority (design, section 3)'

export const decided: Readonly<Record<string, string>> = {
  'Update task 1 to urgent': PRIORITY_WORD,
  'change task 2 to urgent': PRIORITY_WORD,
  'do the thing': 'a bare title is offered as a new task, not guessed (section 5, confidence)',
  'update the meeting task to 3pm': 'a time is a due date, extracted when said (section 9, due date)',
  'Remind me to finish the report with detailed analysis':
    'the words of the user stay the title; a note is announced as one',
  'Show completed tasks': 'the two specifications disagree; "completed" is what was said',
}
