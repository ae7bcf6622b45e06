/** What is said around answers that are left beforehand. */
export const words = {
  about:
    'What you leave here answers for you when the question comes, sealed like any answer. You may change it until then.',
  findLabel: 'Find a kind of question',
  find: 'Find',
  left: 'left',
  answer: 'my answer',
  takeBack: 'Take it back',
  change: 'Change it',
  leave: 'Leave it',
  piece: (owner: string, number: string) => `${owner}, ${number}`,
}

/** What the fields of such an answer say. */
export const fieldWords = {
  which: 'which',
  onlyThese: 'only these',
  nothing: 'nothing',
  oneOfThese: 'one of these',
  strikeItOut: 'strike it out',
  oneMore: 'One more',
  strikeOut: (what: string) => ({ shown: 'strike out', unseen: what }),
  add: (label: string) => `${label}: add`,
  choose: 'choose …',
  andThen: 'and then …',
}
