import type { Wrong } from '@windward/table/lesson'

/** What the game master says of boarding. */
export const boardingWords = {
  title: 'Boarding',
  about: 'An option of all levels: two ships side by side, grappled, until one crew gives up.',
  parts: { contact: 'Contact', grapple: 'Grappled', fight: 'Hand to hand' },
  ship: {
    id: 'ship',
    title: 'Side by side',
    text: 'HMS Defence {1}, a ship of the line, has come to lie against Courageuse {2}, a frigate: their bases touch. Press HMS Defence.',
    clause: 'SOG 1.3.3',
  },
  secret: {
    id: 'secret',
    title: 'Before any card',
    text: 'Whenever enemy ships touch at the start of a turn, each captain secretly shows Boarding or a blank. Two Boardings grapple the ships, two blanks do not. And one of each?',
    clause: 'SOG 12.11.1',
    choices: [
      {
        text: 'They are grappled',
        right: false,
        because: 'Not for certain: one of the two counters is drawn by lot.',
      },
      {
        text: 'One of the two is drawn',
        right: true,
        because: 'So whoever wants to get away succeeds half of the time.',
      },
      {
        text: 'They are not',
        right: false,
        because: 'Not for certain: one of the two counters is drawn by lot.',
      },
    ],
  },
  strength: {
    id: 'strength',
    title: 'Who should want it?',
    text: 'In the fight each ship attacks with as many E counters as her burden. HMS Defence has burden 5, Courageuse 3. Do you want to board?',
    clause: 'SOG 12.11.3',
    choices: [
      {
        text: 'Yes',
        right: true,
        because: 'Five attacks against three, and more crew to lose: this is your fight.',
      },
      { text: 'No', right: false, because: 'Only if she were the bigger ship.' },
    ],
  },
  board: {
    id: 'board',
    title: 'Board her',
    text: 'Choose HMS Defence {1} for boarding, and confirm. Your enemy answers at the same time and does not see yours.',
    clause: 'SOG 12.11.1',
  },
  blank: (): Wrong => ({
    title: 'That is a blank',
    text: 'With a blank you hope to get away. This time show Boarding: it is your fight.',
    clause: 'SOG 12.11.1',
  }),
  held: {
    id: 'held',
    title: 'Grappled',
    text: 'Both showed Boarding, so the ships are held together {1}. Grappled ships do not move: by the Basic rules you plan no card for her at all.',
    clause: 'SOG 12.11.2',
  },
  fire: {
    id: 'fire',
    title: 'Guns first',
    text: 'Combat goes on as always, and at this distance everything reaches: the starboard broadside {1} and the muskets {2}. Fire both.',
    clause: 'SOG 12.11.3',
  },
  order: {
    id: 'order',
    title: 'Then the crews',
    text: 'After guns and muskets the crews fight. Both draw against each other, one E counter each at a time; what is left of the greater burden comes at the end. An E counter is a crew loss or nothing.',
    clause: 'SOG 12.11.3',
  },
  howMany: {
    id: 'how-many',
    title: 'Count with me',
    text: 'Burdens 5 and 3. How many pairs of counters are drawn, if nobody gives up?',
    clause: 'SOG 12.11.3',
    choices: [
      {
        text: 'Three pairs, then two by you alone',
        right: true,
        because: 'As many pairs as the smaller burden, then the rest.',
      },
      { text: 'Five pairs', right: false, because: 'She has only three.' },
      { text: 'None', right: false, because: 'It is drawn counter by counter.' },
    ],
  },
  again: {
    id: 'again',
    title: 'A new turn: it is decided anew',
    text: 'Nobody has surrendered, so all captains in contact show a counter again. You have the upper hand: board once more {1}.',
    clause: 'SOG 12.11.5',
  },
  muskets: {
    id: 'muskets',
    title: 'Muskets',
    text: 'Your guns are being loaded, but muskets need no loading: fire them at Courageuse {1}.',
    clause: 'SOG 7.2.2',
  },
  won: {
    id: 'won',
    title: 'She strikes her flag',
    text: 'Your muskets have covered the last box of her crew row: Courageuse surrenders, though her hull would float for long. As soon as one surrenders the fight stops, so nobody boards any more.',
    clause: 'SOG 8.4',
  },
  advanced: {
    id: 'advanced',
    title: 'By the Advanced rules',
    text: 'There boarding is an action that is planned like the others. Whoever planned it against a ship that did not draws one counter before her, and each of hers takes effect first.',
    clause: 'SOG 12.13.2',
  },
  end: {
    id: 'end',
    title: 'Before you board',
    text: 'Grapeshot first, then muskets, then men. And look at the burdens: a small ship beside a big one wants to be elsewhere.',
    clause: 'SOG 12.11.3',
  },
} as const
