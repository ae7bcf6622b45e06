import type { Wrong } from '@windward/table/lesson'

export const lineWords = {
  title: 'Line combat',
  about: 'The other way to fight a battle on land: unit against unit, file by file.',
  parts: { line: 'The line', orders: 'Orders', place: 'Placing', fight: 'The files' },
  what: {
    id: 'what',
    title: 'A battle drawn up',
    text: 'At this table battles on land are not rolled all at once. Both sides place their units in a line, one against one. You are France, and Upper Lotharingia {1} beside you is held by a small army of the Empire.',
    clause: 'SNS 7.7.2',
  },
  attack: {
    id: 'attack-line',
    title: 'Attack',
    text: 'Order Army I in Champagne {1} into Upper Lotharingia {2}, on Attack, and submit.',
    clause: 'SNS 5.2.1',
  },
  notAttack: (): Wrong => ({
    title: 'Army I attacks',
    text: 'Army I goes from Champagne to Upper Lotharingia, with Attack. Everything else may stay.',
    place: 'upper_lotharingia',
  }),
  order: {
    id: 'who-begins',
    title: 'Who puts down what',
    text: 'Who does not hold the land attacks, and begins with one unit. The defender matches it with one of his and puts down one more; you match that and put down one more. Whoever answers chooses against whom his unit fights: so matching is the better half of it.',
    clause: 'SNS 7.7.2',
  },
  table: {
    id: 'table',
    title: 'Who beats whom',
    text: 'Each front unit rolls two dice and destroys what faces it with its value or less. Knights strike heavy cavalry at 9 and light infantry at 9, heavy infantry at 7. Light infantry strikes light cavalry at 7, knights at 4. Against which of these would you send your knights?',
    clause: 'SNS 7.7.5',
    choices: [
      {
        text: 'Heavy infantry',
        right: false,
        because: 'At 7 they destroy it in 21 throws of 36, but it strikes back at 6.',
      },
      {
        text: 'Light infantry',
        right: true,
        because: 'At 9 they destroy it in 30 throws of 36, and it strikes back only at 4.',
      },
      { text: 'Other knights', right: false, because: 'Both strike at 6: as bad for you as for him.' },
    ],
  },
  place: {
    id: 'place',
    title: 'Place a unit',
    text: 'It is your turn to put units down {1}. By the usual rule the dearest unit goes to the right end; or choose one, and where it stands.',
    clause: 'SNS 7.7.3',
  },
  rows: {
    id: 'rows',
    title: 'Second rows',
    text: 'Whoever has units left puts them behind his front. They cannot be hit, and each strikes, too, if the enemy before its file still stands. Numbers win so.',
    clause: 'SNS 7.7.7',
  },
  rear: {
    id: 'rear',
    title: 'Your rear rows',
    text: 'Put those behind the weakest of your front {1}, or leave it to the default.',
    clause: 'SNS 7.7.4',
  },
  after: {
    id: 'after-files',
    title: 'After the files',
    text: 'All files are fought from left to right; then comes the rout check, and who may leave. Go on, or break off {1}: infantry that faces an enemy takes one more blow as it leaves, cavalry does not.',
    clause: 'SNS 7.7.10',
  },
  again: {
    id: 'again',
    title: 'The next round',
    text: 'If both go on, units without an enemy come back to hand, and the placing begins again around the files that stand. By the quick rules you would only have rolled; here you have chosen every fight.',
    clause: 'SNS 7.7.11',
  },
} as const
