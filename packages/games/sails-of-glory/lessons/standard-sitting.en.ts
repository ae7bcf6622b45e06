import type { Wrong } from '@windward/table/lesson'

/** What the game master says in the second sitting. */
export const standardWords = {
  title: 'Enemy in Sight: second sitting',
  about: 'Standard rules with the same four ships: loads, cards laid a turn ahead, and a gun duel alongside.',
  parts: { before: 'Before the match', first: 'First turn', second: 'Second turn', third: 'Third turn' },
  ship: {
    id: 'ship',
    title: 'The same ships',
    text: 'HMS Terpsichore {1} and HMS Defence {2} meet the French once more. Three things are new: cards are laid a turn ahead, guns are loaded with what you choose, and raking. Press HMS Defence.',
    clause: 'SOG 1.2.1',
  },
  load: {
    id: 'load',
    title: 'What to load?',
    text: 'Ball reaches the whole ruler. Chain and grapeshot are stronger against sails and crews, but reach only its first quarter. The first shots will be long. Which load for them?',
    clause: 'SOG 10.6.2',
    choices: [
      { text: 'Ball', right: true, because: 'Anything else would miss at that distance.' },
      { text: 'Chain', right: false, because: 'Beyond 62.5 millimetres it misses.' },
      { text: 'Grapeshot', right: false, because: 'Beyond 62.5 millimetres it misses.' },
    ],
  },
  fitOut: {
    id: 'fit-out',
    title: 'Fit out both ships',
    text: 'Both ships: card 4 {1}, for the first movement, grapeshot to port {2}, ball to starboard. Choose the other ship above the cards. Then confirm.',
    clause: 'SOG 10.1.2',
  },
  otherwise: (): Wrong => ({
    title: 'Fitted out otherwise',
    text: 'For this sitting both ships begin with card 4, with grapeshot to port and ball to starboard. Look at both of them.',
    clause: 'SOG 10.1.1',
  }),
  ahead: {
    id: 'ahead',
    title: 'A turn ahead',
    text: 'The 4 lies in the first space and will be sailed this turn, whatever comes. What you lay now is sailed the turn after: so you must guess where everybody will be.',
    clause: 'SOG 10.1.3',
  },
  veer: {
    id: 'veer',
    title: 'Veer',
    text: 'From one card to the next the value may change by her veer at most: 8 for the frigate, 5 for HMS Defence. After a 2, may HMS Defence lay an 8?',
    clause: 'SOG 10.2.1',
    choices: [
      { text: 'Yes', right: false, because: '8 less 2 is 6, more than her veer of 5.' },
      {
        text: 'Yes, but she sails a straight 5',
        right: true,
        because: 'It may be laid, and you are warned. When it is revealed it becomes a straight 5.',
      },
    ],
  },
  plan: {
    id: 'plan',
    title: 'Fall in beside them: 3',
    text: 'The French come up from below and will turn along with you. Lay card 3 {1} for both ships, and confirm.',
    clause: 'SOG 10.1.3',
  },
  fire: {
    id: 'fire',
    title: 'The first broadside',
    text: 'The 4 has brought your starboard guns to bear, at long range. Fire both ships {1}, with ball: only A counters, but it is a beginning.',
    clause: 'SOG 7.1.6',
  },
  hidden: {
    id: 'hidden',
    title: 'What they cannot see',
    text: 'Your port guns hold grapeshot, and the French do not know it. That side is loaded is open to all, what with is not.',
    clause: 'SOG 17.2',
  },
  planStraight: {
    id: 'plan-straight',
    title: 'Then straight on: 5',
    text: 'The 3 will turn you beside them this turn. For the next, card 5 {1} for both ships keeps you alongside.',
    clause: 'SOG 10.1.3',
  },
  hold: {
    id: 'hold',
    title: 'Hold the grapeshot',
    text: 'Nobody is on your port side, and starboard is empty. Hold {1}: whoever fires at nothing only empties his guns.',
    clause: 'SOG 10.6.3',
  },
  reload: {
    id: 'reload',
    title: 'Choose the load',
    text: 'Starboard may be loaded now. Next turn the French lie close, about 50 millimetres: all loads reach. Choose what you like for both ships {1}, and confirm.',
    clause: 'SOG 10.6.4',
  },
  muskets: {
    id: 'muskets',
    title: 'Near enough for muskets',
    text: 'Within 19 millimetres from base to base the muskets reach, too, and need no loading. Which counters do they draw?',
    clause: 'SOG 7.2.2',
    choices: [
      { text: 'B', right: false, because: 'That is ball at short range.' },
      { text: 'E', right: true, because: 'E counters are for muskets: crew losses or nothing.' },
    ],
  },
  planLast: {
    id: 'plan-last',
    title: 'The card after',
    text: 'Your 5 is sailed this turn. Lay what you like for the one after it {1}; the veer of each ship counts from 5.',
    clause: 'SOG 10.2.3',
  },
  alongside: {
    id: 'alongside',
    title: 'Alongside',
    text: 'Full broadsides at short range, on both sides. Fire everything {1}, muskets as well where they reach.',
    clause: 'SOG 7.3.1',
  },
  raking: {
    id: 'raking',
    title: 'Better still',
    text: 'Had you crossed before a bow or behind a stern, the full broadside would have raked: a third more by the bow, half as much again by the stern. There is a lesson of its own for it.',
    clause: 'SOG 10.5.1',
  },
  friends: {
    id: 'friends',
    title: 'Mind your friends',
    text: 'One thing more: friends who collide damage each other, by the burdens of both. Enemies do not.',
    clause: 'SOG 10.4.1',
  },
  end: {
    id: 'end',
    title: 'The Standard rules',
    text: 'That is nearly all of them. Being taken aback works differently now, by two steps: see its lesson. Play this match on, or go to the third sitting.',
    clause: 'SOG 10.3.1',
  },
} as const
