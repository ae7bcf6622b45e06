import type { Wrong } from '@windward/table/lesson'

export const siegeWords = {
  title: 'Siege arithmetic',
  about: 'What a land costs, what your army can bear, and when gold is cheaper than men.',
  parts: { dice: 'The dice', bear: 'What you bear', gold: 'Gold', siege: 'The siege' },
  where: {
    id: 'where',
    title: 'Before Arles',
    text: 'You are France. Army III has come into Arles {1}, neutral land with two minor cities. Nobody defends it; but it has walls.',
    clause: 'SNS 8.1.2',
  },
  dice: {
    id: 'arles-dice',
    title: 'How many dice?',
    text: 'One die for the land, one for each minor city, three for each major one. How many for Arles?',
    clause: 'SNS 8.2.1',
    choices: [
      { text: '2', right: false, because: 'Those are the cities; the land has one, too.' },
      { text: '3', right: true, because: 'One for the land and two for its cities.' },
      {
        text: '6',
        right: false,
        because: 'So many would be needed for three minor and one major city, less one.',
      },
    ],
  },
  average: {
    id: 'average',
    title: 'What do they cost?',
    text: 'The sum of the dice is what you must give up, in points. What is to be expected of three dice?',
    clause: 'SNS 8.2.1',
    choices: [
      { text: '7 points', right: false, because: 'That is two dice.' },
      { text: '10 or 11 points', right: true, because: 'A die is worth 3½ on the average. It can be 18.' },
      { text: '18 points', right: false, because: 'That is the worst that can come.' },
    ],
  },
  additions: {
    id: 'siege-additions',
    title: 'What comes on top',
    text: 'Some lands add to the sum while their own faction holds them: 3 in the home of Kiev or England, 5 in that of the North Sea, 10 in a capital, 20 in that of Byzantium. Neutral land and a captor’s land add nothing.',
    clause: 'SNS 8.2.3',
  },
  bears: {
    id: 'bears',
    title: 'What an army bears',
    text: 'Every unit bears as many points as it has health; armour does not help here. The panel says what your army bears and how likely that is to be enough {1}. It must survive: an army that is used up takes nothing.',
    clause: 'SNS 8.3.3',
  },
  buy: {
    id: 'buy-off',
    title: 'Gold instead of men',
    text: 'After the roll you may buy points off at 15 gold each, up to half of them, rounded down. The dice show 11: how many can you buy off at most?',
    clause: 'SNS 8.3.1',
    choices: [
      { text: '5', right: true, because: 'Half of 11 is 5½, and it is rounded down: 75 gold.' },
      { text: '6', right: false, because: 'It is rounded down.' },
      { text: 'All 11', right: false, because: 'Half of them at most must be gold; the rest is men.' },
    ],
  },
  whole: {
    id: 'besiege-arles',
    title: 'Besiege it',
    text: 'An army on Attack must besiege. Choose the whole land {1}.',
    clause: 'SNS 8.1.1',
  },
  notWhole: (): Wrong => ({
    title: 'The whole land',
    text: 'Besiege all of it: this lesson counts its dice together.',
    clause: 'SNS 8.1.1',
  }),
  toll: {
    id: 'arles-toll',
    title: 'Pay',
    text: 'Give up what costs least to replace: peasants first, then infantry. Gold is worth it where a unit you would lose costs more than 15 a point, or is needed here next season {1}.',
    clause: 'SNS 8.3.1',
  },
  cheap: {
    id: 'cheap',
    title: 'When to besiege',
    text: 'Arles is worth 3 points, one for itself and one for each city, and brings income every season. A land with a major city is worth 4 and asks 4 dice. And remember: whoever is weak after a siege may be attacked by the next.',
    clause: 'SNS 11.2.2',
  },
} as const
