import type { Wrong } from '@windward/table/lesson'

/** What the game master says of rocks, shoals, land and the guns on it. */
export const terrainWords = {
  title: 'Terrain and batteries',
  about: 'A reef, a shoal and an island with guns on it: what runs a ship aground, and what fires at her.',
  parts: { water: 'Shallow water', guns: 'Guns ashore', past: 'Past it' },
  ship: {
    id: 'ship',
    title: 'Rocks ahead',
    text: 'HMS Defence {1} runs before the wind, and a reef {2} lies almost in her way. Press her.',
    clause: 'SOG 13.1.1',
  },
  reef: {
    id: 'reef',
    title: 'What a reef does',
    text: 'Whoever would end a movement on it strikes: a B counter for each point of her burden, five for yours. If they add up to more than her burden she is aground for good. Crossing a reef on the way does nothing.',
    clause: 'SOG 13.1.2',
  },
  shoal: {
    id: 'shoal',
    title: 'And a shoal?',
    text: 'South of your way lies a shoal {1}. It does no damage at all. What does it do to a ship that would end on it?',
    clause: 'SOG 13.2.1',
    choices: [
      { text: 'Nothing', right: false, because: 'It is soft, but it holds.' },
      {
        text: 'It runs her aground',
        right: true,
        because: 'At once and for good: she never moves again, though she may fire.',
      },
      {
        text: 'It slows her',
        right: false,
        because: 'It stops nobody on the way, and holds whoever ends on it.',
      },
    ],
  },
  clear: {
    id: 'clear',
    title: 'Keep clear of the reef',
    text: 'Straight on she would end on it. Press card 7 {1}: it takes her round to starboard. You can see where each card leads.',
    clause: 'SOG 13.1.5',
  },
  strikes: (): Wrong => ({
    title: 'That ends on the reef',
    text: 'Her base would lie on the rocks when she stops. Turn farther from them: card 7.',
    clause: 'SOG 13.1.1',
  }),
  island: (): Wrong => ({
    title: 'That way lies the island',
    text: 'To port she comes between the reef and the guns. Go round to starboard: card 7.',
    clause: 'SOG 13.1.1',
  }),
  wide: (): Wrong => ({
    title: 'Too far round',
    text: 'She would clear the reef, but turn her stern to the battery and head for the shoal. Card 7 is enough.',
    clause: 'SOG 13.2.1',
  }),
  confirm: {
    id: 'confirm',
    title: 'Confirm',
    text: 'Her whole base ends in open water. Confirm {1}.',
    clause: 'SOG 6.1.1',
  },
  battery: {
    id: 'battery',
    title: 'A battery',
    text: 'On the island stands a light French battery {1}. It never moves, has one gun box and fires at one target a turn, in the arc that looks out to sea. It fires at you, too.',
    clause: 'SOG 14.1.1',
  },
  shoot: {
    id: 'shoot',
    title: 'Fire at it',
    text: 'Guns are fired at a battery as at a ship, measured to its dot. Only your forward guns reach it so far {1}: fire them.',
    clause: 'SOG 14.1.3',
  },
  fort: {
    id: 'fort',
    title: 'What it can stand',
    text: 'It has a log as ships have, with five boxes, and a fortification of 3 where a ship has her burden. When is it out of the fight?',
    clause: 'SOG 14.1.7',
    choices: [
      {
        text: 'When it has been hit once',
        right: false,
        because: 'Five boxes of 3 points each are to be covered.',
      },
      {
        text: 'When one row of its log is covered',
        right: true,
        because: 'Its hull row: destroyed. Its crew row: it surrenders.',
      },
    ],
  },
  turn: {
    id: 'turn',
    title: 'Back to port: 3',
    text: 'Press card 3 {1} and confirm: on the way you are on she would come to the shoal the turn after next. Your port guns are being loaded.',
    clause: 'SOG 9.2',
  },
  island2: {
    id: 'island-danger',
    title: 'How near is too near?',
    text: 'An island has a dangerous distance and a shore. This one {1} is rocky within a ruler’s width, 19 millimetres. What if you end there?',
    clause: 'SOG 13.3.2',
    choices: [
      {
        text: 'As on a reef',
        right: true,
        because: 'A rocky shore is like a reef. A sandy one would be like a shoal.',
      },
      { text: 'Nothing, it is water', right: false, because: 'The rocks reach out as far as that distance.' },
    ],
  },
  straight: {
    id: 'straight',
    title: 'Along the island: 5',
    text: 'Card 5 {1} leads past it with your loaded port side towards the guns. Confirm.',
    clause: 'SOG 13.3.4',
  },
  again: {
    id: 'again',
    title: 'The full broadside',
    text: 'Now the middle arc reaches it: seven counters {1}. Fire.',
    clause: 'SOG 7.1.4',
  },
  sight: {
    id: 'sight',
    title: 'Behind the island',
    text: 'Land blocks sight. Had an enemy ship lain right behind this island, could you fire at her?',
    clause: 'SOG 13.3.4',
    choices: [
      {
        text: 'No',
        right: true,
        because: 'The line would cross the land. A reef or a shoal blocks nothing.',
      },
      { text: 'Yes, with ball', right: false, because: 'No gun fires across land.' },
    ],
  },
  end: {
    id: 'end',
    title: 'You know the coast',
    text: 'Think of where you end, not of where you pass, and a turn ahead. By the Standard rules a battery rakes as well.',
    clause: 'SOG 14.1.5',
  },
} as const
