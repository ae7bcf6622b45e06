import type { Wrong } from '@windward/table/lesson'

/** What the game master says of the Dark Lord. */
export const darkWords = {
  title: 'The Dark Lord',
  about: 'What is different for him: cheap hosts, no trade, dear Stars, and a Crypt that gives him one.',
  parts: { lord: 'The Dark Lord', host: 'A host', march: 'To the Crypt', end: 'What follows' },
  home: {
    id: 'home',
    title: 'You are the Dark Lord',
    text: 'Your Home Realm is Zorgas {1}. Nobody trades with you, and five Stars win for you as for the others. Press Zorgas.',
    clause: 'SOW 1.3.7',
  },
  stars: {
    id: 'stars',
    title: 'Stars are dear',
    text: 'The Grey Guild asks others 10 of each resource for their second Star. And you?',
    clause: 'SOW 1.3.7',
    choices: [
      { text: '10 as well', right: false, because: 'It does not like you: 5 more of each.' },
      { text: '15', right: true, because: 'Five more of each resource, for every Star.' },
    ],
  },
  merchants: {
    id: 'merchants',
    title: 'And so are goods',
    text: 'You have no Trade Ships, nobody enters a Port of yours, and the Free Merchants give one for four where others pay three. But of Warships you have eight counters, more than anybody.',
    clause: 'SOW 1.3.7',
  },
  footmen: {
    id: 'footmen',
    title: 'Hosts that eat nothing',
    text: 'Your Footmen need no Grain, so they cost nothing to keep. They fight a little worse: they rout on a 7 and kill on a 9. Choose to recruit {1} four Footmen in Zorgas.',
    clause: 'SOW 1.3.7',
  },
  fourFootmen: (): Wrong => ({
    title: 'Footmen, and four of them',
    text: 'They are what you have more of than others: four Footmen in Zorgas.',
    clause: 'SOW 1.3.7',
  }),
  recruited: {
    id: 'recruited',
    title: 'Ten at most',
    text: 'More than ten army units never stand in a Realm at the end of a move. Say that you are done {1}.',
    clause: 'SOW 1.4.5',
  },
  crypt: {
    id: 'crypt',
    title: 'The Crypt of Llovar',
    text: 'In Greywold {1} the Crypt has been found: a Mystic Land. To others it is one of five; to the Dark Lord it is a Star besides, as long as he holds it. Knights guard it.',
    clause: 'SOW 11.4.6',
  },
  overrun: {
    id: 'overrun',
    title: 'Overrun',
    text: 'A side that lost two or more killed in a round and has no un-routed Footman left is overrun: all its units are lost. And your side?',
    clause: 'SOW 8.4.4',
    choices: [
      { text: 'It can be, too', right: false, because: 'He alone is spared that.' },
      {
        text: 'Never',
        right: true,
        because: 'The Dark Lord is never overrun, and adds 2 to his rout checks besides.',
      },
    ],
  },
  march: {
    id: 'march',
    title: 'March to the Crypt',
    text: 'Choose to march from Zorgas {1} with six Footmen and the Cavalry to Greywold {2}. Somebody must stay: the Stars lie at home.',
    clause: 'SOW 15.3.1',
  },
  toCrypt: (): Wrong => ({
    title: 'To Greywold',
    text: 'The Crypt lies in Greywold, south of Zorgas. March there with most of what you have.',
    clause: 'SOW 7.2.1',
  }),
  done: {
    id: 'done',
    title: 'Let them fight',
    text: 'Say that you are done {1}. A Town, a City or a Home Realm would help the defenders; there is none here.',
    clause: 'SOW 8.2.3',
  },
  losses: {
    id: 'losses',
    title: 'Your losses',
    text: 'The Knights have struck back. Choose {1}: Footmen are easily replaced.',
    clause: 'SOW 8.3.1',
  },
  retreat: {
    id: 'retreat',
    title: 'Stay',
    text: 'You are more, and cannot be overrun. Stay {1}.',
    clause: 'SOW 8.4.4',
  },
  stay: (): Wrong => ({
    title: 'Why go?',
    text: 'Nobody can overrun you, and Cavalry strikes at those who retreat. Stay.',
    clause: 'SOW 8.5.2',
  }),
  taken: {
    id: 'taken',
    title: 'The Crypt is yours',
    text: 'Greywold {1} belongs to you now: you had one Star, and with the Crypt two. It counts as long as the Realm is yours. Where is the Tower of Timorran’s Star for you?',
    clause: 'SOW 11.4.3',
    choices: [
      {
        text: 'In its Realm, as for others',
        right: false,
        because: 'The Tower gives a Star to everybody but the Dark Lord.',
      },
      {
        text: 'Nowhere',
        right: true,
        because: 'The Tower gives you none. The Crypt gives one to nobody else.',
      },
    ],
  },
  supply: {
    id: 'supply',
    title: 'The bill',
    text: 'Only the Cavalry eats: 1 Grain and 1 Iron. A host of Footmen stays for nothing.',
    clause: 'SOW 14.5',
  },
  end: {
    id: 'end',
    title: 'Lead them',
    text: 'Be many, take what the others need, and do not wait: they trade, and you do not. Four Mystic Lands win at once.',
    clause: 'SOW 15.1.1',
  },
} as const
