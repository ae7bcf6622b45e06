/** What the game master says of a ship with the wind in her bow. */
export const abackWords = {
  title: 'Taken aback',
  about: 'Standard rules: turning through the wind, which takes two turns and a red card.',
  parts: { bow: 'Wind in the bow', red: 'Red cards', through: 'Through the wind' },
  ship: {
    id: 'ship',
    title: 'You want to go about',
    text: 'HMS Terpsichore {1} heads a little north of east, with the wind from the north, and you want to head west. The short way leads through the wind. Press her.',
    clause: 'SOG 3.1.1',
  },
  ahead: {
    id: 'ahead',
    title: 'A card lies ready',
    text: 'By the Standard rules a card is laid a turn before it is sailed. For her first movement a turn to port, a 3, lies in her space already; what you lay now is for the turn after.',
    clause: 'SOG 10.1.3',
  },
  soon: {
    id: 'soon',
    title: 'What will she be then?',
    text: 'She is 70 degrees off the wind {1}, and the 3 turns her 31 degrees towards it. What is her attitude after that?',
    clause: 'SOG 3.1.1',
    choices: [
      { text: 'Beating', right: false, because: 'That ends 60 degrees off the wind, and 70 less 31 is 39.' },
      { text: 'Taken aback', right: true, because: 'At 39 degrees the wind blows into her bow: red.' },
      { text: 'Running', right: false, because: 'That is the other end, with the wind astern.' },
    ],
  },
  value: {
    id: 'value',
    title: 'Only the value will count',
    text: 'A ship that is aback when she moves sails no blue card. A red one takes its place: “4 or less”, “5” or “6 or more”, by the value of the card that was laid. So values still decide which way her bow swings.',
    clause: 'SOG 10.3.1',
  },
  plan: {
    id: 'plan',
    title: 'Plan on to port: 2',
    text: 'Lay card 2 {1} and confirm. Its value is 4 or less, so the red card will swing her bow to port, through the wind.',
    clause: 'SOG 10.3.1',
  },
  hold: {
    id: 'hold',
    title: 'Nobody to fire at',
    text: 'She has sailed the 3, and now the wind is in her bow. Hold your fire {1}: whoever fires at nothing only empties his guns.',
    clause: 'SOG 10.6.3',
  },
  red: {
    id: 'red',
    title: 'In the red',
    text: 'Her next movement is by the red card “4 or less”. On the first turn aback the line with one sandglass is used: she drifts a little ahead, and her bow swings far round.',
    clause: 'SOG 10.3.3',
  },
  second: {
    id: 'second',
    title: 'One more turn to port: 3',
    text: 'She may be aback for two turns, so lay another low card for the turn after: 3 {1}, and confirm.',
    clause: 'SOG 10.3.1',
  },
  holdAgain: {
    id: 'hold-again',
    title: 'Her bow has gone through',
    text: 'Look: she points to the other side of the wind now, 24 degrees off it. Still in the red, though. Hold your fire {1}.',
    clause: 'SOG 10.3.4',
  },
  question: {
    id: 'question',
    title: 'The second turn aback',
    text: 'On the second turn in a row the line with two sandglasses is used, and the card lies behind the ship. What happens to her?',
    clause: 'SOG 10.3.3',
    choices: [
      { text: 'She stops', right: false, because: 'She moves, but not the way she points.' },
      {
        text: 'She goes astern',
        right: true,
        because: 'The wind pushes her backwards, and her bow swings on.',
      },
      { text: 'She sails ahead', right: false, because: 'That was one sandglass.' },
    ],
  },
  straight: {
    id: 'straight',
    title: 'Then straight on: 5',
    text: 'By then she will be through. Lay card 5 {1} for the turn after, and confirm.',
    clause: 'SOG 10.1.3',
  },
  holdLast: {
    id: 'hold-last',
    title: 'Astern, and out of the red',
    text: 'She has gone backwards and heads west: 90 degrees off the wind, beating on the other side. Hold your fire {1}, and she sails on.',
    clause: 'SOG 10.3.3',
  },
  what: {
    id: 'what',
    title: 'If you had laid a 5',
    text: 'Suppose a 5 had been laid when she was aback, and then another. Where would her bow point now?',
    clause: 'SOG 10.3.1',
    choices: [
      { text: 'West as well', right: false, because: 'The red 5 turns nobody.' },
      {
        text: 'Where it pointed: into the wind',
        right: true,
        because: 'The red 5 goes ahead and astern without turning. So a ship stays stuck.',
      },
    ],
  },
  free: {
    id: 'free',
    title: 'A card of your choice',
    text: 'She is free again. Lay what you like for the turn after this; but mind: heading west, numbers above 5 turn her towards the wind again.',
    clause: 'SOG 10.3.4',
  },
  end: {
    id: 'end',
    title: 'You have gone about',
    text: 'It cost two turns almost on the spot, which is long in front of an enemy. The way round with the wind astern is longer, but never stops a ship. Choose by who is near.',
    clause: 'SOG 10.3.3',
  },
} as const
