import type { Wrong } from '@windward/table/lesson'

export const expansionWords = {
  title: 'The expansion',
  about: 'Mercenaries and privateers, revolts, good fortune and bad.',
  parts: { fortune: 'Fortune', revolt: 'A revolt', bands: 'Mercenaries' },
  fortune: {
    id: 'fortune',
    title: 'Spring brings luck',
    text: 'Every Spring, before income, each realm rolls a die: even draws a white card, odd a black one. White is a rich harvest, a fair, a birth, silver, a town; black is famine, plague, storms, fire. They take effect at once and cannot be bought or kept. The Log says what came.',
    clause: 'SNS 12.4.1',
  },
  cyan: {
    id: 'cyan',
    title: 'Cyan cards',
    text: 'A fifth stack is in play, cyan, with mercenaries and privateers. It is never free; it is bought at the prices of the others. The four colours hold revolts, too, and red the Militia.',
    clause: 'SNS 12.3.1',
  },
  odds: {
    id: 'agitator-odds',
    title: 'Agitators',
    text: 'You are France and hold Agitators. They cost 30 gold, and with 7 or less on two dice a land of somebody else turns neutral, unless he brings an army there in time. How often does the roll succeed?',
    clause: 'SNS 12.3.6',
    choices: [
      { text: 'About 4 times of 10', right: false, because: 'More often: 21 of 36 throws show 7 or less.' },
      { text: 'About 6 times of 10', right: true, because: '21 of 36 throws show 7 or less.' },
      { text: 'About 8 times of 10', right: false, because: 'So often 9 or less would come up.' },
    ],
  },
  where: {
    id: 'revolt-where',
    title: 'Where a revolt breaks out',
    text: 'Only on land that is wholly another’s, nobody’s home in this match, and without an army. The Empire took Toulouse {1} and left it empty.',
    clause: 'SNS 12.3.6',
  },
  agitate: {
    id: 'agitate',
    title: 'Send your agitators',
    text: 'Play Agitators on Toulouse {1}.',
    clause: 'SNS 12.3.6',
  },
  notAgitators: (): Wrong => ({
    title: 'Agitators, in Toulouse',
    text: 'Play the Agitators on Toulouse: it is the one land here in which they can work.',
    clause: 'SNS 12.3.6',
  }),
  later: {
    id: 'revolt-later',
    title: 'He has a season',
    text: 'If the roll succeeded, Toulouse turns neutral when cards are next played, unless an army of his stands there by then or he calls up the Militia. So a revolt takes land, or keeps an army busy.',
    clause: 'SNS 12.3.7',
  },
  done: {
    id: 'expansion-pass',
    title: 'Pass',
    text: 'Nothing else to play here. Pass {1}.',
    clause: 'SNS 3.3.6',
  },
  notNow: (): Wrong => ({ title: 'Pass now', text: 'The rest of your hand has its own phases.' }),
  upkeep: {
    id: 'band-upkeep',
    title: 'What a band costs',
    text: 'Mercenaries are hired when units are built: the fee is paid and they join one army, or one fleet. In every later income phase a third of the fee is due, rounded up to 5, or they leave. What does a band of 70 gold ask every season?',
    clause: 'SNS 12.3.3',
    choices: [
      {
        text: '20',
        right: false,
        because: 'A third of 70 is a little more than 23, and that is rounded up.',
      },
      { text: '25', right: true, because: 'A third is a little more than 23, rounded up to 25.' },
      { text: '70', right: false, because: 'The whole fee is paid once.' },
    ],
  },
  hire: {
    id: 'hire',
    title: 'Hire, or build',
    text: 'It is time to build {1}. You hold a band: hire it if you want it in the field at once. Its units need no room in what a realm may have.',
    clause: 'SNS 12.3.2',
  },
  end: {
    id: 'expansion-end',
    title: 'When to play with it',
    text: 'The expansion makes a match longer by a card or two a season, and less certain. Play it when all at the table know the plain game.',
    clause: 'SNS 12.3.4',
  },
} as const
