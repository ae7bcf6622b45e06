/** What the game master says of fires and leaks. */
export const fireWords = {
  title: 'Fire and leaks',
  about: 'Advanced rules: a burning ship that makes water, and three pairs of hands to save her.',
  parts: { alarm: 'The alarm', first: 'The first turn', second: 'The second turn' },
  ship: {
    id: 'ship',
    title: 'Fire on board, and a leak',
    text: 'HMS Defence {1} has taken a broadside. Press her. Two of the counters bore a symbol: one a flame, one a drop.',
    clause: 'SOG 11.5.1',
  },
  markers: {
    id: 'markers',
    title: 'They eat the hull',
    text: 'Before each Planning every fire puts a marker on the next free hull box, and every leak one as well. It has happened once: three boxes are covered by shot, one by fire and one by water.',
    clause: 'SOG 11.6.1',
  },
  count: {
    id: 'count',
    title: 'If nothing is done',
    text: 'Ten boxes, five covered, and two more are covered each turn. When is she lost, if nobody fires at her again?',
    clause: 'SOG 8.4',
    choices: [
      { text: 'Never', right: false, because: 'Fires and leaks go on until something is done.' },
      {
        text: 'In three turns',
        right: true,
        because: 'Seven, nine, and then the last one: all boxes covered, she surrenders.',
      },
      { text: 'In ten turns', right: false, because: 'Two a turn, and only five are free.' },
    ],
  },
  three: {
    id: 'three',
    title: 'Three remedies',
    text: 'Extinguish puts out a fire, Repair stops a leak: both begin a turn later. Pump takes one water marker out at once, but the leak goes on.',
    clause: 'SOG 11.4.1',
  },
  plan: {
    id: 'plan',
    title: 'All hands',
    text: 'She has three actions left. Lay card 5 {1}, Pump {2}, Extinguish {3} and Repair {4}, and confirm.',
    clause: 'SOG 11.4.2',
  },
  pumped: {
    id: 'pumped',
    title: 'The pump has worked',
    text: 'It took the water marker out at once, and boxes to its right move up. Extinguish and Repair have been revealed, and now lie open and wait: everybody can see what you are about.',
    clause: 'SOG 11.2.4',
  },
  next: {
    id: 'next',
    title: 'A new turn begins',
    text: 'Before you plan, fire and water have come again. The fire burnt once more although you planned to put it out. Why?',
    clause: 'SOG 11.6.2',
    choices: [
      { text: 'The crew failed', right: false, because: 'No dice are rolled for it.' },
      {
        text: 'Extinguish waits a turn',
        right: true,
        because: 'Planned last turn, it works in this one: so a fire costs two markers at least.',
      },
    ],
  },
  planAgain: {
    id: 'plan-again',
    title: 'Pump again',
    text: 'Two of her actions are taken by what waits. Lay card 5 {1} and Pump {2}, and confirm.',
    clause: 'SOG 11.2.4',
  },
  leak: {
    id: 'leak',
    title: 'What shall be repaired?',
    text: 'The repair begins now: choose the leak {1}. Damage can be repaired only once in a match, a leak as often as you like.',
    clause: 'SOG 11.4.6',
  },
  out: {
    id: 'out',
    title: 'Out, and tight',
    text: 'At the end of this turn the fire is out and the leak is stopped, so no marker comes any more. What stays in the hull row?',
    clause: 'SOG 11.4.2',
    choices: [
      {
        text: 'Nothing of it',
        right: false,
        because: 'What has burnt has burnt: fire markers cannot be pumped or repaired.',
      },
      {
        text: 'The fire markers',
        right: true,
        because: 'Two boxes have burnt for good. Water could be pumped out, one marker an action.',
      },
    ],
  },
  safe: {
    id: 'safe',
    title: 'Your ship is safe',
    text: 'Her crew has its hands free again. Lay any card, and give them what you like {1}: empty guns are waiting.',
    clause: 'SOG 11.2.1',
  },
  end: {
    id: 'end',
    title: 'Act in the same turn',
    text: 'Each turn of waiting costs two boxes. With the options Explosion and Sinking it may cost the ship, from the third marker on.',
    clause: 'SOG 12.15.1',
  },
} as const
