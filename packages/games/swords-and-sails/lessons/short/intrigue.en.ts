import type { Wrong } from '@windward/table/lesson'

export const intrigueWords = {
  title: 'Intrigue cards and counters',
  about: 'A spy, a marriage, and what others do about them.',
  parts: { cards: 'Cards', spy: 'A spy', marriage: 'A marriage' },
  hand: {
    id: 'hand',
    title: 'Your hand',
    text: 'You are England, with a Spy, a Royal Marriage and gold. Cards lie under Cards; nobody else sees them. In this phase you may play as many as you like, and then pass.',
    clause: 'SNS 3.3.2',
  },
  chance: {
    id: 'spy-chance',
    title: 'How good is a spy?',
    text: 'A Spy names one army or fleet of another realm and rolls two dice. With 8 or less he sees its units. How often is that?',
    clause: 'SNS 3.4.7',
    choices: [
      {
        text: 'About half the time',
        right: false,
        because: 'More often: 8 or less comes up in 26 of 36 throws.',
      },
      { text: 'About 7 times of 10', right: true, because: '26 of 36 throws show 8 or less.' },
      { text: 'Nearly always', right: false, because: 'In 10 of 36 throws the dice show more than 8.' },
    ],
  },
  spy: {
    id: 'play-spy',
    title: 'Play the Spy',
    text: 'Choose the Spy {1} and name an army or fleet of France.',
    clause: 'SNS 3.4.7',
  },
  noSpy: (): Wrong => ({
    title: 'First the Spy',
    text: 'The marriage comes after it. A Spy shows you what you may have to fight.',
    clause: 'SNS 3.4.7',
  }),
  counter: {
    id: 'countered',
    title: 'Counter-Spy',
    text: 'France answered with a Counter-Spy, laid before the roll: now only 5 or less would do, 10 throws of 36. Anybody may counter, not only the owner, and nobody is told who passed.',
    clause: 'SNS 3.4.8',
  },
  price: {
    id: 'marriage-price',
    title: 'What a marriage costs',
    text: 'A Royal Marriage takes a neutral land beside yours without a battle: 5 gold for the land, 5 for each minor city, 15 for each major one. What does Cymru cost, with its one minor city?',
    clause: 'SNS 3.4.3',
    choices: [
      { text: '5 gold', right: false, because: 'That is the land alone.' },
      { text: '10 gold', right: true, because: '5 for the land and 5 for its city.' },
      { text: '20 gold', right: false, because: 'So much a major city would make it.' },
    ],
  },
  marry: {
    id: 'play-marriage',
    title: 'Marry into Cymru',
    text: 'Play the Royal Marriage on Cymru {1}. The gold is paid at once.',
    clause: 'SNS 3.4.1',
  },
  notCymru: (): Wrong => ({
    title: 'Cymru, by marriage',
    text: 'Choose the Royal Marriage and then Cymru: it is neutral, borders your land, and is cheap.',
    clause: 'SNS 3.4.1',
  }),
  unmasked: {
    id: 'unmasked',
    title: 'Unmask Pretender',
    text: 'The Empire unmasked your pretender: the marriage is off, and card and gold are gone. So play what you can spare first, and see who has spent his counter; or wait until those who hold one have other worries.',
    clause: 'SNS 3.4.6',
  },
  pass: {
    id: 'pass-now',
    title: 'Pass',
    text: 'You have nothing left to play here. Pass, and keep the rest.',
    clause: 'SNS 3.3.6',
  },
  notNow: (): Wrong => ({ title: 'Pass now', text: 'This lesson ends here; what you still hold you keep.' }),
} as const
