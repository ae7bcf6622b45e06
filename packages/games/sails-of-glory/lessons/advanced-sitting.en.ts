import type { Wrong } from '@windward/table/lesson'

/** What the game master says in the third sitting. */
export const advancedWords = {
  title: 'Enemy in Sight: third sitting',
  about:
    'Advanced rules with the same four ships: sails, crews that do only what they are told, and hits that are felt.',
  parts: { before: 'Before the match', first: 'First turn', second: 'Second turn', third: 'Third turn' },
  ship: {
    id: 'ship',
    title: 'Now you lead the crews',
    text: 'The same four ships. New are sails that are set, actions of the crew, and hits on masts, sails, rudder and hull that last. Press HMS Terpsichore {1}.',
    clause: 'SOG 11.1.1',
  },
  phases: {
    id: 'phases',
    title: 'Five phases',
    text: 'Planning, Actions, Movement, Combat, Reloading {1}. Cards and actions are planned together; in Actions they are revealed, and many act at once.',
    clause: 'SOG 11.1.1',
  },
  sails: {
    id: 'sails',
    title: 'Full, battle, backing',
    text: 'A card has three lines, one for each setting of the sails: full is the longest, backing the shortest. You want to stay and shoot, but not stand still. Which one?',
    clause: 'SOG 11.3.3',
    choices: [
      { text: 'Full', right: false, because: 'She would run past them before she could fire twice.' },
      { text: 'Battle', right: true, because: 'The setting in the middle, as in the games before.' },
      { text: 'Backing', right: false, because: 'Hardly any way on her: a still target.' },
    ],
  },
  fitOut: {
    id: 'fit-out',
    title: 'Fit out both ships',
    text: 'Both ships: card 4 {1}, battle sails {2}, and ball on both sides, as it lies ready. Choose the other ship above the cards. Then confirm.',
    clause: 'SOG 11.1.2',
  },
  otherwise: (): Wrong => ({
    title: 'Fitted out otherwise',
    text: 'For this sitting both ships begin with card 4, battle sails, and ball on both sides. Look at both of them.',
    clause: 'SOG 11.1.2',
  }),
  actions: {
    id: 'actions',
    title: 'Four actions a ship',
    text: 'A fresh crew does four things a turn. No gun fires, none is loaded and no musket is raised without its action. This turn your starboard guns will bear. What must you plan?',
    clause: 'SOG 11.2.6',
    choices: [
      {
        text: 'Nothing, guns fire by themselves',
        right: false,
        because: 'That was so before. Now they want hands.',
      },
      { text: 'Fire starboard', right: true, because: 'In the same turn in which they are to fire.' },
      {
        text: 'Reload starboard',
        right: false,
        because: 'It is loaded. Loading a loaded side is illegal and does nothing.',
      },
    ],
  },
  plan: {
    id: 'plan',
    title: 'Card and action',
    text: 'Lay card 3 {1} for both ships, as it is sailed next turn, and give both crews Fire starboard {2}. You need not use all four. Confirm.',
    clause: 'SOG 11.2.1',
  },
  fire: {
    id: 'fire',
    title: 'Ready at the guns',
    text: 'The actions are revealed, the ships have moved. Fire both starboard broadsides {1}.',
    clause: 'SOG 11.2.6',
  },
  special: {
    id: 'special',
    title: 'Hits that are felt',
    text: 'From now on the symbols on the counters count: a fire or a leak covers a box each turn, sail hits take sails away, and a broken mast leaves slow gray cards only. A third broken mast and she surrenders.',
    clause: 'SOG 11.5.1',
  },
  mast: {
    id: 'mast',
    title: 'A broken mast',
    text: 'Suppose one mast of a ship is broken. Her next card lies ready already, a blue one. Is it sailed?',
    clause: 'SOG 11.8.1',
    choices: [
      {
        text: 'Yes',
        right: true,
        because: 'What is laid is executed as it is; gray cards are planned from the next turn on.',
      },
      { text: 'No', right: false, because: 'Only what is planned from the next turn on must be gray.' },
    ],
  },
  reloadPlan: {
    id: 'reload-plan',
    title: 'Hands to the guns',
    text: 'Starboard is empty. Lay card 5 {1} for both ships, with Reload starboard {2}. Confirm.',
    clause: 'SOG 11.2.6',
  },
  reload: {
    id: 'reload',
    title: 'Load them',
    text: 'Because it was planned, you may load now, with what you like {1}. Next turn you lie alongside.',
    clause: 'SOG 10.6.4',
  },
  planLast: {
    id: 'plan-last',
    title: 'All you have',
    text: 'Lay card 5 {1} for both ships, with Fire starboard {2} and Musketry {3}. Confirm.',
    clause: 'SOG 11.2.6',
  },
  alongside: {
    id: 'alongside',
    title: 'Alongside',
    text: 'Fire everything that reaches {1}. They do the same.',
    clause: 'SOG 7.3.1',
  },
  hands: {
    id: 'hands',
    title: 'Fewer hands',
    text: 'Look at your logs: the first column free in hull and crew gives the actions you have left. With three you choose, with two you suffer.',
    clause: 'SOG 11.2.1',
  },
  end: {
    id: 'end',
    title: 'You have the whole game',
    text: 'Short lessons show crews under damage, fires and leaks. Play this match on, or begin one of your own by the Advanced rules.',
    clause: 'SOG 1.2.1',
  },
} as const
