/** What the keys do, as they are told to people. */
export const keys = [
  [
    'Anywhere',
    [
      ['Ctrl K', 'Find or do anything'],
      ['/', 'Say something'],
      ['N', 'New task'],
      ['Ctrl Z', 'Undo what was done last'],
      ['?', 'These keys'],
    ],
  ],
  [
    'In the list',
    [
      ['J or ↓', 'Next task'],
      ['K or ↑', 'Task before'],
      ['Alt ↑ or ↓', 'Move it up or down'],
      ['Enter or E', 'Change it'],
      ['D', 'Done, or open again'],
      ['T', 'Due today'],
      ['M', 'Move to another list'],
      ['X', 'Select it'],
      ['Delete', 'Delete, after asking'],
    ],
  ],
  [
    'While changing a task',
    [
      ['Enter', 'Save'],
      ['Ctrl Enter', 'Save, also from the note'],
      ['Esc', 'Leave it as it was'],
    ],
  ],
  [
    'While saying something',
    [
      ['Enter', 'Send'],
      ['Shift Enter', 'New line'],
      ['↑', 'What was said last'],
      ['Esc', 'Leave'],
    ],
  ],
] as const
