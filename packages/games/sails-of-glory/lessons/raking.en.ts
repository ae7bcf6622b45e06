import type { Wrong } from '@windward/table/lesson'

/** What the game master says of raking fire. */
export const rakingWords = {
  title: 'Raking',
  about: 'Standard rules: a broadside along the whole deck, by the stern and by the bow.',
  parts: { position: 'The position', stern: 'By the stern', bow: 'By the bow' },
  ship: {
    id: 'ship',
    title: 'A dream of a position',
    text: 'Généreux {2} lies at anchor, and HMS Defence {1} is about to cross close behind her. Press HMS Defence.',
    clause: 'SOG 10.5.1',
  },
  why: {
    id: 'why',
    title: 'Why crossing is worth it',
    text: 'A ship’s guns look to the sides. Before her bow and behind her stern nobody is hit by them, while your shot flies along her whole deck: that is raking.',
    clause: 'SOG 3.2.2',
  },
  when: {
    id: 'when',
    title: 'When it is a rake',
    text: 'You fire from the middle of your broadside, and the line from there to her main mast goes in over a short edge of her base: the stern or the bow. From a corner it is an ordinary shot.',
    clause: 'SOG 10.5.1',
  },
  plan: {
    id: 'plan',
    title: 'Straight on',
    text: 'A 5 laid before carries you across this turn. Lay another 5 {1} for the next, and confirm.',
    clause: 'SOG 10.1.3',
  },
  count: {
    id: 'count',
    title: 'How many counters?',
    text: 'HMS Defence fires 7 with a full broadside. A rake by the stern adds half of that, rounded up. How many does Généreux draw?',
    clause: 'SOG 10.5.1',
    choices: [
      { text: '10', right: false, because: 'That is a rake by the bow: a third, rounded up, is 3.' },
      { text: '11', right: true, because: '7, and half of 7 rounded up is 4.' },
      { text: '14', right: false, because: 'Half is added, not the whole.' },
    ],
  },
  fire: {
    id: 'fire',
    title: 'Rake her by the stern',
    text: 'Port guns, the full broadside at Généreux {1}. Hold the starboard guns: they could reach Courageuse, but from a corner only. Then confirm.',
    clause: 'SOG 10.5.1',
  },
  notSo: (): Wrong => ({
    title: 'Not the rake',
    text: 'Only the full broadside, the middle arc, rakes. Fire the port guns so at Généreux, and hold the starboard guns for the next turn.',
    clause: 'SOG 10.5.1',
  }),
  struck: {
    id: 'struck',
    title: 'Eleven counters at once',
    text: 'Look at her log under “Ships”: numbers went into the hull row, crew losses into the crew row. Généreux could not answer with a single gun; only Courageuse fired, from a corner.',
    clause: 'SOG 8.1',
  },
  bowNext: {
    id: 'bow-next',
    title: 'And now the frigate',
    text: 'Courageuse {1} points her bow at your course. Next turn you cross before her, and your starboard guns are loaded still. What would a rake by the bow add to your 7?',
    clause: 'SOG 10.5.1',
    choices: [
      { text: '3', right: true, because: 'By the bow it is a third, rounded up.' },
      { text: '4', right: false, because: 'That is half, by the stern. A bow is stouter than a stern.' },
    ],
  },
  planBow: {
    id: 'plan-bow',
    title: 'Straight on again',
    text: 'Your 5 carries you before her bow. Lay any card for the turn after, say another 5 {1}, and confirm.',
    clause: 'SOG 10.1.3',
  },
  fireBow: {
    id: 'fire-bow',
    title: 'Rake her by the bow',
    text: 'Starboard, the full broadside at Courageuse {1}. The port guns are empty: they were fired last turn.',
    clause: 'SOG 10.5.1',
  },
  notBow: (): Wrong => ({
    title: 'Not the rake',
    text: 'Fire the full broadside of the starboard guns at Courageuse: from the other arcs it is an ordinary shot.',
    clause: 'SOG 10.5.1',
  }),
  reload: {
    id: 'reload',
    title: 'Load the port guns',
    text: 'The port side, fired last turn, may be loaded now: ball reaches far {1}. The starboard side has to wait a turn.',
    clause: 'SOG 10.6.4',
  },
  blocked: {
    id: 'blocked',
    title: 'What spoils a rake',
    text: 'Suppose another ship had lain on the line between your guns and her mast. What then?',
    clause: 'SOG 10.5.2',
    choices: [
      {
        text: 'No shot at all',
        right: false,
        because: 'As long as any point of her can be seen, you may fire.',
      },
      {
        text: 'A shot, but no rake',
        right: true,
        because: 'A base or land on that line spoils the rake, not the shot.',
      },
    ],
  },
  end: {
    id: 'end',
    title: 'Cross her, do not chase her',
    text: 'One turn across a stern is worth two alongside. Watch your own: whoever turns away late shows his.',
    clause: 'SOG 10.5.1',
  },
} as const
