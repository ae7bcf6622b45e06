import type { Wrong } from '@windward/table/lesson'

/** What the game master says of the wind. */
export const windWords = {
  title: 'Wind and attitudes',
  about: 'One ship and the wind: what it gives you on every heading, and what it does not.',
  parts: { wind: 'The wind', away: 'Away from it', toward: 'Towards it' },
  ship: {
    id: 'ship',
    title: 'One ship, and the wind',
    text: 'Press HMS Terpsichore {1}. No enemy comes near: in this lesson there is only you and the wind.',
    clause: 'SOG 3.1.1',
  },
  rose: {
    id: 'rose',
    title: 'Where the wind comes from',
    text: 'The rose {1} shows it: from the north, so it blows down the screen. The coloured rim tells how well a ship sails on each heading, and the red part is what no ship can sail.',
    clause: 'SOG 3.1.1',
  },
  attitudes: {
    id: 'attitudes',
    title: 'Four attitudes',
    text: 'Count from the wind. Up to 60 degrees off it she is taken aback, red. To 95 she is beating, to 165 reaching, and beyond that running, the wind right behind her.',
    clause: 'SOG 3.1.1',
  },
  which: {
    id: 'which',
    title: 'And your ship?',
    text: 'HMS Terpsichore heads 75 degrees from north, a little north of east, and the wind is in the north. What is she?',
    clause: 'SOG 3.1.1',
    choices: [
      { text: 'Taken aback', right: false, because: 'That ends at 60 degrees off the wind; she is 75 off.' },
      { text: 'Beating', right: true, because: 'Between 60 and 95 degrees off the wind she beats.' },
      { text: 'Reaching', right: false, because: 'Not yet: from 95 degrees on.' },
    ],
  },
  arrows: {
    id: 'arrows',
    title: 'Two arrows on a card',
    text: 'Each line of a card ends in two arrows, a short orange one and a long green one. A reaching ship sails by the green. And yours, now?',
    clause: 'SOG 6.1.3',
    choices: [
      { text: 'The orange', right: true, because: 'Beating and running ships get the orange one.' },
      { text: 'The green', right: false, because: 'Green is for reaching, and she is beating.' },
    ],
  },
  turnAway: {
    id: 'turn-away',
    title: 'Turn away from the wind',
    text: 'Press card 7 {1}, a turn to starboard. Starboard is right, and the numbers above 5 turn that way; those below turn to port.',
    clause: 'SOG 2.2.1',
  },
  towards: (): Wrong => ({
    title: 'That is towards the wind',
    text: 'Numbers below 5 turn to port, here to the north: her bow would come nearer the red part. Try card 7.',
    clause: 'SOG 2.2.1',
  }),
  noTurn: (): Wrong => ({
    title: 'She would go on beating',
    text: 'That leaves her too near the wind to reach. Card 7 turns her by about 30 degrees.',
    clause: 'SOG 3.1.1',
  }),
  tooFar: (): Wrong => ({
    title: 'More than is needed',
    text: 'That would do as well, but it bends her way and costs ground. Card 7 is enough.',
    clause: 'SOG 6.1.2',
  }),
  confirm: {
    id: 'confirm',
    title: 'Look where it leads, and confirm',
    text: 'Her way is drawn on the sea, and a second needle on the rose shows where she will head. Confirm {1}, and she sails.',
    clause: 'SOG 6.1.1',
  },
  reaching: {
    id: 'reaching',
    title: 'Now she reaches',
    text: 'The wind comes from behind her beam. That turn was still sailed by the orange arrow, because the attitude is read before the cards are chosen.',
    clause: 'SOG 5.3',
  },
  straight: {
    id: 'straight',
    title: 'Feel the difference',
    text: 'Card 5 goes straight on, this time by the green arrow. Choose it {1} and confirm, and see how much farther she runs.',
    clause: 'SOG 6.1.3',
  },
  again: {
    id: 'again',
    title: 'And before the wind?',
    text: 'Turn on: card 7 again {1}, twice by green arrows. What do you get when the wind is right astern? Confirm, and see.',
    clause: 'SOG 3.1.1',
  },
  further: {
    id: 'further',
    title: 'Once more',
    text: 'Still reaching, now with the wind far behind her beam. One more card 7 {1} brings the wind right behind her.',
    clause: 'SOG 3.1.1',
  },
  running: {
    id: 'running',
    title: 'Running is not fastest',
    text: 'With the wind astern she runs: the orange arrow again. A wind from behind the beam drives a ship better than one from right behind.',
    clause: 'SOG 6.1.3',
  },
  north: {
    id: 'north',
    title: 'Against the wind',
    text: 'Your enemy waits straight to the north, where the wind comes from. How do you get there?',
    clause: 'SOG 3.1.1',
    choices: [
      {
        text: 'Straight at him',
        right: false,
        because: 'Nearer than 60 degrees to the wind she is taken aback and drifts.',
      },
      {
        text: 'Zigzag, 60 degrees off the wind on either hand',
        right: true,
        because: 'So it is done. It costs many turns: whoever lies to windward chooses the fight.',
      },
      {
        text: 'Backwards',
        right: false,
        because: 'Red cards do move her astern, but only as far as the wind pushes.',
      },
    ],
  },
  end: {
    id: 'end',
    title: 'You know the wind',
    text: 'Keep it behind your beam when you want to run far, and never in your bow. What happens there is the next lesson.',
    clause: 'SOG 5.2',
  },
} as const
