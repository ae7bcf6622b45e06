import type { Wrong } from '@windward/table/lesson'

/** What the game master says of loads. */
export const ammunitionWords = {
  title: 'Ammunition',
  about: 'Standard rules: ball, chain and grapeshot, how far each goes, and what a load costs in time.',
  parts: { loads: 'Three loads', close: 'At close range', load: 'Loading' },
  ship: {
    id: 'ship',
    title: 'What is in the guns?',
    text: 'HMS Defence {1} will pass close by an enemy at anchor. Before the match her guns are loaded, each side with what you choose, in secret. Press her.',
    clause: 'SOG 10.1.1',
  },
  three: {
    id: 'three',
    title: 'Ball, chain, grapeshot',
    text: 'Ball is for hulls, and goes the whole ruler. Chain is for masts and sails. Grapeshot is for people. Chain and grapeshot reach the red quarter of the ruler only, 62 millimetres and a half.',
    clause: 'SOG 10.6.2',
  },
  far: {
    id: 'far',
    title: 'A far shot',
    text: 'An enemy is 150 millimetres away, and your side is loaded with chain. What does a broadside do?',
    clause: 'SOG 10.6.2',
    choices: [
      {
        text: 'It misses',
        right: true,
        because: 'Beyond the red quarter chain and grapeshot hit nothing at all.',
      },
      { text: 'Half as much', right: false, because: 'There is no half: beyond 62.5 millimetres it misses.' },
      { text: 'It draws A counters', right: false, because: 'That is ball at long range.' },
    ],
  },
  fitOut: {
    id: 'fit-out',
    title: 'Load for what comes',
    text: 'You will pass Généreux on your port side, about 50 millimetres off. Load grapeshot to port {1} and ball to starboard {2}; card 5, straight on, lies ready {3}. Confirm.',
    clause: 'SOG 10.1.1',
  },
  otherLoad: (): Wrong => ({
    title: 'Loaded otherwise',
    text: 'For this lesson: grapeshot to port, where she comes close, ball to starboard, and card 5.',
    clause: 'SOG 10.1.1',
  }),
  secret: {
    id: 'secret',
    title: 'Nobody sees it',
    text: 'Everybody sees whether a side is loaded, and nobody what with. It is revealed when it fires. So an enemy who keeps his distance has a reason to.',
    clause: 'SOG 17.1',
  },
  plan: {
    id: 'plan',
    title: 'On along her side',
    text: 'This turn your 5 brings you alongside. Lay another 5 {1} for the next, and confirm.',
    clause: 'SOG 10.1.3',
  },
  fire: {
    id: 'fire',
    title: 'Fire grapeshot',
    text: 'The port guns, the full broadside at Généreux {1}. She draws seven D counters: few damage a hull, many cost crew. Confirm.',
    clause: 'SOG 10.6.2',
  },
  notNow: (): Wrong => ({
    title: 'This is the moment',
    text: 'She is within the red quarter now, and next turn she will not be. Fire the full broadside to port.',
    clause: 'SOG 10.6.2',
  }),
  effect: {
    id: 'effect',
    title: 'Crews, not planks',
    text: 'Two of her crew boxes are covered by it, and hardly a hull box. She answered with grapeshot, too, and it cost you three. Whoever loses all boxes of one row has lost the ship, hull or crew.',
    clause: 'SOG 8.4',
  },
  again: {
    id: 'again',
    title: 'Past her',
    text: 'Your guns to port are empty. Lay another 5 {1} for the turn after, and confirm: now comes the loading.',
    clause: 'SOG 10.6.4',
  },
  nothing: {
    id: 'nothing',
    title: 'Keep the ball',
    text: 'Your starboard guns see nobody. A load cannot be taken out except by firing it; ball is right for most things, so hold it {1}.',
    clause: 'SOG 10.6.3',
  },
  when: {
    id: 'when',
    title: 'How soon again?',
    text: 'You fired in the first turn. Loads are chosen in the second, in the Reloading phase. When can the port guns fire again?',
    clause: 'SOG 10.6.4',
    choices: [
      { text: 'In the second turn', right: false, because: 'Reloading comes after combat.' },
      {
        text: 'In the third turn',
        right: true,
        because: 'Loaded at the end of the second, so they fire in the third.',
      },
    ],
  },
  reload: {
    id: 'reload',
    title: 'Choose a load',
    text: 'Généreux is behind you and far for chain or grapeshot. Load ball to port {1} and confirm.',
    clause: 'SOG 10.6.4',
  },
  notBall: (): Wrong => ({
    title: 'It would not reach',
    text: 'Next turn she is more than half a ruler away: only ball goes that far.',
    clause: 'SOG 10.6.2',
  }),
  end: {
    id: 'end',
    title: 'Think a turn ahead',
    text: 'Load for the distance at which you will be in two turns. Chain on a ship that runs, grapeshot before you board, ball for all else.',
    clause: 'SOG 10.6.1',
  },
} as const
