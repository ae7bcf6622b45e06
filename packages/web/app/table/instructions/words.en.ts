/** What is said around answers that are left beforehand. */
export const words = {
  about:
    'Set answers in advance: they are given for you when the question comes, and stay secret until then. You can change them at any time before.',
  findLabel: 'Find a kind of question',
  find: 'Find',
  left: 'set',
  answer: 'my answer',
  takeBack: 'Remove',
  change: 'Change',
  leave: 'Set',
  piece: (owner: string, number: string) => `${owner}, ${number}`,
}

/** What the fields of such an answer say. */
export const fieldWords = {
  which: 'which',
  onlyThese: 'only these',
  nothing: 'nothing',
  oneOfThese: 'one of these',
  strikeItOut: 'remove it',
  oneMore: 'One more',
  strikeOut: (what: string) => ({ shown: 'remove', unseen: what }),
  add: (label: string) => `${label}: add`,
  choose: 'choose …',
  andThen: 'and then …',
}
