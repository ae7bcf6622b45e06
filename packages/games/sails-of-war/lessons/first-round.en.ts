import type { Wrong } from '@windward/table/lesson'

/** What the game master says in the first round. */
export const firstRoundWords = {
  title: 'A first round',
  about: 'The Knights on an ocean that is already laid: harvest, recruiting, marching, a battle and supply.',
  parts: { ocean: 'The ocean', economy: 'Economy', movement: 'Marching', battle: 'Battle' },
  welcome: {
    id: 'welcome',
    title: 'You lead the Knights',
    text: 'Your Home Realm is Daqan {1}, and two lands beside it are yours as well. Press Daqan.',
    clause: 'SOW 1.5.3',
  },
  goal: {
    id: 'goal',
    title: 'What wins?',
    text: 'Armies alone do not. How many Stars at the end of a round do, do you think?',
    clause: 'SOW 15.1.2',
    choices: [
      { text: 'Three', right: false, because: 'A few more: five.' },
      { text: 'Five', right: true, because: 'Five win. The Guild sells them, and quests bring them.' },
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
    text: 'In it all draw Action Cards, and every Spring bid resources to act earlier. It has been played for you: you act before the Elves.',
    clause: 'SOW 4.2.1',
  },
  harvest: {
    id: 'harvest',
    title: 'Harvest',
    text: 'Your Realms have yielded. A Plain gives Grain, a Forest Wood, a Mountain Iron, as much as its value. Mellon is a Plain of value 4. What would it give with a Town?',
    clause: 'SOW 6.1.2',
    choices: [
      { text: '4 Grain', right: false, because: 'That is what it gives without one.' },
      { text: '8 Grain', right: true, because: 'A Town doubles the value, a City triples it.' },
      {
        text: '4 Grain and 4 Wood',
        right: false,
        because: 'A Realm yields one kind only; your Home Realm all three.',
      },
    ],
  },
  recruit: {
    id: 'recruit',
    title: 'Recruit in Daqan',
    text: 'Choose to recruit units {1}, then Daqan, and two Footmen. Each costs a Wood and an Iron.',
    clause: 'SOW 6.2.2',
  },
  unitsFirst: (): Wrong => ({
    title: 'Units, in Daqan',
    text: 'Buildings, ships and Heroes come in other lessons. Recruit units in your Home Realm: up to six a round.',
    clause: 'SOW 6.2.2',
  }),
  recruitDone: {
    id: 'recruit-done',
    title: 'That will do',
    text: 'They may fight this very round. Say that you are done {1}: what is left has to feed them.',
    clause: 'SOW 6.2.6',
  },
  guild: {
    id: 'guild',
    title: 'The Grey Guild',
    text: 'After recruiting a player may buy a Star: ten of each resource for the first two, more for each after that. You cannot pay that now, so nobody asked you.',
    clause: 'SOW 6.5.1',
  },
  marching: {
    id: 'marching',
    title: 'Marching',
    text: 'In your turn every piece may move once. An army goes from Realm to Realm as fast as its slowest unit, two Realms for Footmen. A Forest or a Mountain ends the move.',
    clause: 'SOW 7.2.1',
  },
  meet: {
    id: 'meet',
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
    title: 'March to Greywold',
    text: 'Two Elf Footmen hold Greywold {2}. Choose to march, from Daqan {1}, with four Footmen, the Archer and the Cavalry, to Greywold. One Footman stays at home.',
    clause: 'SOW 7.2.1',
  },
  toGreywold: (): Wrong => ({
    title: 'To Greywold',
    text: 'In this step the army of Daqan marches to Greywold, the Forest south of it. Take most of it along.',
    clause: 'SOW 7.2.1',
  }),
  moveDone: {
    id: 'move-done',
    title: 'Now the battle',
    text: 'When you are done moving {1} all your battles are fought, one after the other.',
    clause: 'SOW 8.1.1',
  },
  battle: {
    id: 'battle',
    title: 'A round of battle',
    text: 'Rout check, overrun check, Archers, Cavalry, front rank. Your Footmen rout on a 6 and kill on an 8, and a 10 always kills; a routed unit fights no more unless it rallies.',
    clause: 'SOW 8.1.6',
  },
  losses: {
    id: 'losses',
    title: 'Losses are yours to choose',
    text: 'Your Archer killed one of them, and one of your front rank is routed. The owner picks, among what the step allows: here a Footman will do {1}.',
    clause: 'SOW 8.3.1',
  },
  retreat: {
    id: 'retreat',
    title: 'Stay or retreat?',
    text: 'After each round both sides may retreat. One Footman stands against your army: stay {1}.',
    clause: 'SOW 8.5.1',
  },
  stay: (): Wrong => ({
    title: 'You are winning',
    text: 'A retreat would leave Greywold to a single Footman, and cavalry may strike at those who go. Stay.',
    clause: 'SOW 8.5.2',
  }),
  won: {
    id: 'won',
    title: 'Greywold is yours',
    text: 'The second round killed the last of them. A Realm {1} belongs to whose army units last stood there alone, and it stays his when they leave. From the next harvest it yields 4 Wood.',
    clause: 'SOW 1.5.1',
  },
  supply: {
    id: 'supply',
    title: 'Supply',
    text: 'At the end of a round units, buildings and ships are paid for: a Grain for each army unit, and an Iron for Cavalry. What is not paid is lost. You had enough, so it has been paid without asking.',
    clause: 'SOW 14.1',
  },
  end: {
    id: 'end',
    title: 'A round is over',
    text: 'Now the next begins with a Council. Play on: harvest more, send Heroes on quests, and count Stars.',
    clause: 'SOW 15.1.2',
  },
} as const
