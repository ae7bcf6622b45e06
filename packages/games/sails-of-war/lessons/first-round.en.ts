import type { Wrong } from '@windward/table/lesson'

/** What the game master says in the first round. */
export const firstRoundWords = {
  title: 'A first round',
  about: 'The Knights on an ocean that is already laid: harvest, recruiting, marching and supply.',
  parts: { ocean: 'The ocean', economy: 'Economy', movement: 'Movement', supply: 'Supply' },
  welcome: {
    id: 'welcome',
    title: 'You lead the Knights',
    text: 'The ocean has been laid, and your Home Realm, Daqan, stands on it. Armies alone do not win. How many Stars do, do you think?',
    clause: 'SOW 15.1.2',
    choices: [
      { text: 'Three', right: false, because: 'A few more: five.' },
      {
        text: 'Five',
        right: true,
        because: 'Five at the end of a round win. The Guild sells them, and quests bring them.',
      },
      { text: 'Twenty', right: false, because: 'That is all there are; five are enough.' },
    ],
  },
  round: {
    id: 'round',
    title: 'A round in four phases',
    text: 'Wizards Council, Economy, Individual Turns, Supply {1}. The first round is Spring, the next Fall, and so on in turn.',
    clause: 'SOW 1.1.2',
  },
  council: {
    id: 'council',
    title: 'The Council is over',
    text: 'In it all bid resources to act earlier, and drew Action Cards. It has been played for you this time.',
    clause: 'SOW 4.2.1',
  },
  harvest: {
    id: 'harvest',
    title: 'Harvest',
    text: 'Every Realm you control yields grain, wood or iron; all take theirs at once. More than 55 of a kind cannot be kept.',
    clause: 'SOW 6.1.4',
  },
  recruit: {
    id: 'recruit',
    title: 'Recruit Footmen',
    text: 'Choose units in Daqan, two Footmen for a start, and confirm {1}. Prices stand in the panel.',
    clause: 'SOW 6.2.1',
  },
  unitsFirst: (): Wrong => ({
    title: 'First some units',
    text: 'Buildings, ships, heroes and cards come later. Recruit units in your Home Realm.',
    clause: 'SOW 6.2.1',
  }),
  recruitMore: {
    id: 'recruit-more',
    title: 'More, or done',
    text: 'Go on as you like {1}: at most ten units of yours may stand in a Realm. Then say that you are done.',
    clause: 'SOW 1.4.5',
  },
  guild: {
    id: 'guild',
    title: 'The Grey Guild',
    text: 'After recruiting a player may buy a Star: ten of each resource for the first two, more for each after that. Whoever can pay is asked; it is your choice.',
    clause: 'SOW 6.5.1',
  },
  buyStar: {
    id: 'buy-star',
    title: 'Buy a Star?',
    text: 'It brings you nearer to five, and leaves you poor for a while. Decide.',
    clause: 'SOW 6.5.1',
  },
  marching: {
    id: 'marching',
    title: 'Marching',
    text: 'In your turn you move what you like: armies, Heroes, ships, each once. Armies go from Realm to Realm, as fast as the slowest of them. A Forest or a Mountain ends the move.',
    clause: 'SOW 7.2.1',
  },
  battle: {
    id: 'battle',
    title: 'When armies meet',
    text: 'You march into a Realm where foreign units stand and do not go on. What happens?',
    clause: 'SOW 7.2.4',
    choices: [
      { text: 'They share it', right: false, because: 'Foreign units never stay together.' },
      {
        text: 'A battle',
        right: true,
        because: 'It ends the move, and there is a battle when all your pieces have moved.',
      },
    ],
  },
  march: {
    id: 'march',
    title: 'Take a Realm',
    text: 'March some Footmen from Daqan into an empty Realm beside it {1}, but leave some at home. Do as much as you like, then say that you are done.',
    clause: 'SOW 7.1.1',
  },
  supply: {
    id: 'supply',
    title: 'Supply',
    text: 'At the end of a round units, buildings and ships are paid for. What is not paid is lost. Where you can pay for everything, the table does it for you.',
    clause: 'SOW 14.1',
  },
  end: {
    id: 'end',
    title: 'A round is over',
    text: 'Now the next begins with a Council. Play on: harvest more, send Heroes on quests, and count Stars.',
  },
} as const
