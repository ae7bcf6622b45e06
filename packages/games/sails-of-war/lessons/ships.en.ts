import type { Wrong } from '@windward/table/lesson'

/** What the game master says of ships. */
export const shipWords = {
  title: 'Ships, trade and Sea Denial',
  about: 'A Transport lands an army, a Trade Ship sets out, and two Warships clear the sea.',
  parts: { port: 'In port', transport: 'Transport', war: 'War at sea', trade: 'Trade' },
  port: {
    id: 'port',
    title: 'Your Port',
    text: 'Mellon {1} has a Port; the Knights’ Transport {2} lies off the coast. Press Mellon.',
    clause: 'SOW 6.3.1',
  },
  kinds: {
    id: 'kinds',
    title: 'Three kinds of ship',
    text: 'Trade Ships fetch resources, Transport Ships carry armies, Warships fight. The first two sail 2 zones a turn, Warships 3. A ship is built in a Port, one a round, and is paid in Wood or in Iron.',
    clause: 'SOW 6.3.2',
  },
  price: {
    id: 'price',
    title: 'Wood and Iron',
    text: 'A Trade Ship costs 4. Suppose you had 3 Wood and 3 Iron left. Could you build it?',
    clause: 'SOW 1.4.2',
    choices: [
      {
        text: 'Yes, they make 6',
        right: false,
        because: 'A ship is paid in one kind, all of it. Only a Port may be paid in a mix.',
      },
      { text: 'No', right: true, because: 'All of the price must be one kind, 4 Wood or 4 Iron.' },
    ],
  },
  build: {
    id: 'build',
    title: 'Build a Trade Ship',
    text: 'In this lesson you have plenty. Choose to build a ship {1}, in Mellon, a Trade Ship, with Wood.',
    clause: 'SOW 6.3.2',
  },
  tradeShip: (): Wrong => ({
    title: 'A Trade Ship',
    text: 'The Transport and the Warships are there already: this time build a Trade Ship in Mellon.',
    clause: 'SOW 6.3.2',
  }),
  built: {
    id: 'built',
    title: 'One a round',
    text: 'This Port has built its ship. Say that you are done {1}.',
    clause: 'SOW 6.3.2',
  },
  load: {
    id: 'load',
    title: 'Take them aboard',
    text: 'A Transport Ship takes up to three army units from a Realm beside its zone, before it sails. Choose to load {1}, from Daqan, two Footmen.',
    clause: 'SOW 7.4.1',
  },
  fromDaqan: (): Wrong => ({
    title: 'Two Footmen from Daqan',
    text: 'The Transport lies beside Daqan too: load two Footmen there. Who has moved cannot be carried any more.',
    clause: 'SOW 7.1.2',
  }),
  sail: {
    id: 'sail',
    title: 'To the isle',
    text: 'Sail the Transport {1} two zones to the south-east, to the zone beside Kingsreach {2}.',
    clause: 'SOW 7.3.1',
  },
  besideIsle: (): Wrong => ({
    title: 'Not there yet',
    text: 'Only from a zone beside Kingsreach can it land them: two zones to the south-east.',
    clause: 'SOW 7.4.3',
  }),
  unload: {
    id: 'unload',
    title: 'Land them',
    text: 'Choose to unload {1} both Footmen onto Kingsreach. Nobody holds it, so they take it without a fight; a Plain of value 6.',
    clause: 'SOW 7.4.3',
  },
  onIsle: (): Wrong => ({
    title: 'Onto Kingsreach',
    text: 'Land both Footmen now. Neither they nor the ship move any more this turn.',
    clause: 'SOW 7.4.3',
  }),
  guarded: {
    id: 'guarded',
    title: 'Had there been a Warship',
    text: 'Suppose an Elf Warship had lain in that zone. Could you have landed?',
    clause: 'SOW 7.4.5',
    choices: [
      { text: 'Yes', right: false, because: 'Foreign Warships in its zone keep a Transport from unloading.' },
      { text: 'No', right: true, because: 'So Warships guard a coast. The Transport may lie there, though.' },
    ],
  },
  attack: {
    id: 'attack',
    title: 'Warships to the front',
    text: 'Elf ships {2} wait to the east: a Warship, and a Transport behind it. Sail both your Warships {1} there, one zone.',
    clause: 'SOW 7.3.6',
  },
  both: (): Wrong => ({
    title: 'Both, and into their zone',
    text: 'Two Warships are better than one. Sail both, as a group, into the zone of the Elf ships.',
    clause: 'SOW 7.3.6',
  }),
  odds: {
    id: 'odds',
    title: 'A sea battle',
    text: 'The attacker hits with 7 or more on each die, one die a Warship. And the defender?',
    clause: 'SOW 9.1.2',
    choices: [
      { text: '7 or more as well', right: false, because: 'He knows the water: 6 or more.' },
      {
        text: '6 or more',
        right: true,
        because: 'A little better than the attacker. So come with more ships.',
      },
    ],
  },
  setOut: {
    id: 'set-out',
    title: 'The merchant sets out',
    text: 'Sail the Trade Ship out of Mellon {1} to the east. Next turn it can enter the Elf Port of Silverleaf, if the Elves agree.',
    clause: 'SOW 7.5.1',
  },
  eastward: (): Wrong => ({
    title: 'Out, and a zone to the east',
    text: 'A Trade Ship has two points: one out of the Port, one more to the east, where your Warships were.',
    clause: 'SOW 7.3.1',
  }),
  done: {
    id: 'done',
    title: 'All have moved',
    text: 'Say that you are done {1}: then the Warships fight until only one side has any. Nobody retreats at sea.',
    clause: 'SOW 9.1.3',
  },
  denial: {
    id: 'denial',
    title: 'Sea Denial',
    text: 'The sea is yours, and the Elf Transport lies under your guns. Choose it {1} and confirm: a die of 3 or more destroys it with all aboard, without any defence.',
    clause: 'SOW 9.2.1',
  },
  spared: (): Wrong => ({
    title: 'It may carry an army',
    text: 'You may spare it, but this time see what Sea Denial does: choose the Transport.',
    clause: 'SOW 9.2.1',
  }),
  value: {
    id: 'value',
    title: 'What trade brings',
    text: 'The Ports of Mellon and Silverleaf are 4 hexes apart. The host of the Port takes as many resources at once. And you?',
    clause: 'SOW 7.5.5',
    choices: [
      { text: '4 as well', right: false, because: 'The one who sails gets more.' },
      {
        text: 'Twice as many, when the ship is home',
        right: true,
        because: '8 of any mix; but until it is home everybody sees the cargo, and may sink it.',
      },
    ],
  },
  supply: {
    id: 'supply',
    title: 'Ships cost supply, too',
    text: 'A Wood or an Iron for each ship and each Port, and Grain for the men aboard. Where you can pay it all, you are not asked.',
    clause: 'SOW 14.1',
  },
  end: {
    id: 'end',
    title: 'The sea is yours',
    text: 'Ships in Port are safe from Warships and from Serpents. At sea neither is far.',
    clause: 'SOW 6.3.4',
  },
} as const
