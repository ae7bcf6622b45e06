import type { Wrong } from '@windward/table/lesson'

/** What the game master says while the ocean is laid. */
export const layingWords = {
  title: 'Laying the ocean',
  about: 'Before the first round the players lay the map: which Realms you keep, and where they come to lie.',
  parts: { realms: 'Your Realms', laying: 'Laying', start: 'The start' },
  sea: {
    id: 'sea',
    title: 'Nothing but sea',
    text: 'Each match has a map of its own, and the players lay it. You lead the Knights. How many Realms lie on it in the end, do you think?',
    clause: 'SOW 2.2.1',
    choices: [
      {
        text: 'Those the players lay',
        right: false,
        because: 'More than that: the others are laid by dice.',
      },
      {
        text: 'All 32, and a Home Realm each',
        right: true,
        because: 'What nobody keeps is laid by dice, anywhere.',
      },
    ],
  },
  dealt: {
    id: 'dealt',
    title: 'Five, of which you keep three',
    text: 'Five Realms were dealt to you, and only you see them. Keep three whose values add up to 10 at most {1}. A high value yields more, so what would you rather have beside your home?',
    clause: 'SOW 2.2.3',
  },
  kinds: {
    id: 'kinds',
    title: 'One of each kind?',
    text: 'A Plain yields Grain, a Forest Wood, a Mountain Iron. Footmen eat Grain; ships, Towns and Stars want the others. Is a Wasteland, value 0, good for anything?',
    clause: 'SOW 7.2.3',
    choices: [
      { text: 'No', right: false, because: 'It yields nothing, but leaving it costs no movement.' },
      {
        text: 'Yes, as a road',
        right: true,
        because: 'Leaving it costs no movement; and it makes room for a high value beside it.',
      },
    ],
  },
  home: {
    id: 'home',
    title: 'Your Home Realm first',
    text: 'In your turn you lay one piece. Lay your Home Realm {1} while there is room: Home Realms must be three hexes apart. Choose a zone, on the map or in the panel, not at the rim.',
    clause: 'SOW 2.3.7',
  },
  homeFirst: (): Wrong => ({
    title: 'First your home',
    text: 'You may lay another Realm first; but whoever waits may find the good places taken. Lay your Home Realm.',
    clause: 'SOW 2.3.7',
  }),
  colours: {
    id: 'colours',
    title: 'Sides have colours',
    text: 'A Realm of your hand goes beside other Realms only where the colours of the sides that touch are the same; turn it as you like. Home Realms have no colours: what does that mean?',
    clause: 'SOW 2.3.4',
    choices: [
      {
        text: 'Nothing may touch them',
        right: false,
        because: 'The other way round: nothing there needs to match.',
      },
      { text: 'Anything fits beside them', right: true, because: 'Only sides of Neutral Realms must match.' },
    ],
  },
  beside: {
    id: 'beside',
    title: 'A Realm of your own',
    text: 'Lay one of your Realms {1}, best beside your Home Realm: what is near is easy to take, and to hold.',
    clause: 'SOW 2.3.4',
  },
  fromHand: (): Wrong => ({
    title: 'One of yours',
    text: 'Rolling puts a strange Realm anywhere. Lay one of your own while there is room where you want it.',
    clause: 'SOW 2.3.2',
  }),
  mass: {
    id: 'mass',
    title: 'Not too much land',
    text: 'A Realm of the hand may not touch a land that has more than four hexes already. So there is always sea about. May your next one join two lands of three hexes?',
    clause: 'SOW 2.3.5',
    choices: [
      { text: 'Yes', right: true, because: 'Each land it touches is counted by itself, before it is laid.' },
      {
        text: 'No, that makes seven',
        right: false,
        because: 'Counted is each of the lands that it touches, not the sum.',
      },
    ],
  },
  rest: {
    id: 'rest',
    title: 'And so on',
    text: 'Lay the rest {1} as you like. What nobody holds is rolled with a six-sided and a ten-sided die for its row and column, and comes to lie anywhere.',
    clause: 'SOW 2.3.3',
  },
  start: {
    id: 'start',
    title: 'The ocean lies',
    text: 'You begin with two Footmen, a Hero with a Quest Card, and one Star. Four Sea Serpents swim about, and a counter lies face down on each Realm. What are those for?',
    clause: 'SOW 2.4.3',
    choices: [
      {
        text: 'Heroes turn them up',
        right: true,
        because: 'Monsters, places, treasures, even Stars: a Hero who searches finds out.',
      },
      {
        text: 'They count the harvest',
        right: false,
        because: 'The value does that. These are for Heroes who search.',
      },
    ],
  },
  bid: {
    id: 'bid',
    title: 'The first Council',
    text: 'The match has begun, with a bid for the initiative. Everybody pays what he bids, winners and losers alike. Bid what you like, or nothing {1}.',
    clause: 'SOW 4.2.2',
  },
  end: {
    id: 'end',
    title: 'Your own ocean',
    text: 'This one will not come again. The lesson of the first round shows what to do with it.',
    clause: 'SOW 1.1.2',
  },
} as const
