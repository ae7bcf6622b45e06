import type { Wrong } from '@windward/table/lesson'

/** What the game master says of Heroes. */
export const heroWords = {
  title: 'Heroes, quests and Stars',
  about: 'Two Heroes, a quest at its last stage, a tower, the Guild: from two Stars to five in two rounds.',
  parts: {
    heroes: 'Two Heroes',
    quest: 'The quest',
    search: 'The search',
    second: 'The next round',
    stars: 'Five Stars',
  },
  hero: {
    id: 'hero',
    title: 'Your Heroes',
    text: 'Two Heroes of the Knights stand in Daqan {1}. They walk and fight alone, and armies do not stop them. You own two Stars, and five win. Press Daqan.',
    clause: 'SOW 10.1.1',
  },
  card: {
    id: 'card',
    title: 'A Quest Card',
    text: 'The first of them is questing. A card has up to three stages, each in a named Realm: to be there, a die, or a fight. Two are done; the last waits in Giant’s Stair {1}: an Ogre.',
    clause: 'SOW 10.3.2',
  },
  done: {
    id: 'done',
    title: 'Nothing to buy',
    text: 'A Hero costs 5 Wood and 5 Iron, and you may have three. Two are enough: keep your stores for the Guild and say that you are done {1}.',
    clause: 'SOW 1.4.4',
  },
  walk: {
    id: 'walk',
    title: 'Go there',
    text: 'A Hero walks up to three Realms, over land. Choose to walk {1}, the first Hero, to Giant’s Stair.',
    clause: 'SOW 10.1.1',
  },
  firstHero: (): Wrong => ({
    title: 'The first Hero, to the Stair',
    text: 'Only the Hero who has the card can do its stages, and only in the Realm they name.',
    clause: 'SOW 10.3.2',
  }),
  odds: {
    id: 'odds',
    title: 'A fight',
    text: 'A Hero has 5 lives and rolls 2 dice, each 7 or more a wound. The Ogre has 2 lives and rolls 2 dice, 8 or more, for 2 wounds a hit. When is it over?',
    clause: 'SOW 10.2.3',
    choices: [
      { text: 'After one round', right: false, because: 'They fight on until one of them is dead.' },
      {
        text: 'When one of them is dead',
        right: true,
        because: 'There is no way out of it; and wounds stay afterwards.',
      },
    ],
  },
  stage: {
    id: 'stage',
    title: 'Fight the Ogre',
    text: 'Choose to try the stage {1}. After it the Hero does nothing more this turn.',
    clause: 'SOW 10.1.6',
  },
  tryIt: (): Wrong => ({
    title: 'He stands before the Ogre',
    text: 'Let him try the stage of his quest now: it is what he came for.',
    clause: 'SOW 10.3.2',
  }),
  carried: {
    id: 'carried',
    title: 'A Star, but not yet yours',
    text: 'That was close, four wounds of five; but he has won a Star and carries it. When does it count?',
    clause: 'SOW 10.3.4',
    choices: [
      {
        text: 'At once',
        right: false,
        because: 'It has to come home first, and until then nobody else knows of it.',
      },
      {
        text: 'When he stands in Daqan',
        right: true,
        because: 'In the own Home Realm, while you control it. If he dies on the way, it is lost.',
      },
    ],
  },
  other: {
    id: 'other',
    title: 'The other Hero',
    text: 'He has no quest, so he may search: every land hides a counter. Walk him {1} to Cragmoor {2}, which is yours.',
    clause: 'SOW 11.1.1',
  },
  toCragmoor: (): Wrong => ({
    title: 'To Cragmoor',
    text: 'This time the second Hero goes to Cragmoor, the Mountain beside Daqan.',
    clause: 'SOW 11.1.1',
  }),
  search: {
    id: 'search',
    title: 'Search it',
    text: 'It may be a monster, a place, a treasure or nothing. Choose to search {1}.',
    clause: 'SOW 11.1.2',
  },
  searchIt: (): Wrong => ({
    title: 'Turn the counter up',
    text: 'He came to search: do that first. Then his turn is over.',
    clause: 'SOW 11.1.1',
  }),
  tower: {
    id: 'tower',
    title: 'The Tower of Timorran',
    text: 'One of the five Mystic Lands {1}. Whoever owns its Realm has one Star more: that makes three. Four Mystic Lands in one hand win, too.',
    clause: 'SOW 11.4.3',
  },
  moved: {
    id: 'moved',
    title: 'End your turn',
    text: 'Both have acted. Say that you are done {1}.',
    clause: 'SOW 10.1.6',
  },
  supply: {
    id: 'supply',
    title: 'Supply',
    text: 'Heroes need none, only the few units you have. It is paid without asking, and the round is over.',
    clause: 'SOW 14.5',
  },
  bid: {
    id: 'bid',
    title: 'Spring: the bid',
    text: 'Each Spring all bid for the initiative in secret, and everybody pays his bid. You need your stores for the Guild: bid nothing {1}.',
    clause: 'SOW 4.2.2',
  },
  noBid: (): Wrong => ({
    title: 'Save it',
    text: 'The Guild will want 20 of each resource for the next Star. Bid nothing this time.',
    clause: 'SOW 4.2.2',
  }),
  council: {
    id: 'council',
    title: 'Starpower',
    text: 'Each Star gives a Starpower a round, for Spells and Portals. You need none now: say that you are done {1}.',
    clause: 'SOW 4.1.2',
  },
  recruit: {
    id: 'recruit',
    title: 'Buy nothing else',
    text: 'The harvest is in: you have 20 of each, and not much more. Say that you are done {1}.',
    clause: 'SOW 6.2.1',
  },
  guild: {
    id: 'guild',
    title: 'The Grey Guild',
    text: 'A Star costs 10 of each while you own one or none, then 15, 20 and 25. You own three: 20 of each. Buy it {1}.',
    clause: 'SOW 6.5.1',
  },
  buy: (): Wrong => ({
    title: 'Buy it',
    text: 'With this one and the one your Hero carries you have five.',
    clause: 'SOW 15.1.2',
  }),
  home: {
    id: 'home',
    title: 'Carry it home',
    text: 'Walk the first Hero {1} back to Daqan {2}.',
    clause: 'SOW 10.3.4',
  },
  goHome: (): Wrong => ({
    title: 'Home with it',
    text: 'The Star counts only in Daqan. Walk the first Hero there.',
    clause: 'SOW 10.3.4',
  }),
  count: {
    id: 'count',
    title: 'Count',
    text: 'Two at the beginning, the Tower, the Guild, the quest. When have you won?',
    clause: 'SOW 15.1.2',
    choices: [
      {
        text: 'Now',
        right: false,
        because: 'The others have the rest of this round to take Daqan, and the Stars on it.',
      },
      {
        text: 'When the round is over',
        right: true,
        because: 'It is checked before the next Council. Whoever takes Daqan until then takes the Stars.',
      },
    ],
  },
  last: {
    id: 'last',
    title: 'Hold on to them',
    text: 'End your turn {1} and let the round come to its end.',
    clause: 'SOW 15.3.1',
  },
  end: {
    id: 'end',
    title: 'Five Stars',
    text: 'Heroes brought two of them, gold one. Guard your Home Realm: the Stars lie there.',
    clause: 'SOW 15.3.1',
  },
} as const
