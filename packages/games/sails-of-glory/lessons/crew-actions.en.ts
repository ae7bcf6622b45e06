/** What the game master says of crews at work. */
export const crewWords = {
  title: 'Crew actions under damage',
  about: 'Advanced rules: a crew does only what it is told, and the more it has lost, the less.',
  parts: { crew: 'The crew', orders: 'What to do first', repair: 'Repairing' },
  ship: {
    id: 'ship',
    title: 'A ship that has suffered',
    text: 'HMS Terpsichore {1} has passed a ship of the line, broadside to broadside. Press her: her log shows what is left.',
    clause: 'SOG 2.1.3',
  },
  log: {
    id: 'log',
    title: 'How many hands?',
    text: 'Four hull boxes and three crew boxes are covered. Look for the first column that is free in both rows: the figure there is the number of actions. It was four; now it is three.',
    clause: 'SOG 11.2.1',
  },
  count: {
    id: 'count',
    title: 'If the hull were hit again',
    text: 'Say three more hull boxes are covered and no crew is lost. Does the number of actions fall?',
    clause: 'SOG 11.2.1',
    choices: [
      {
        text: 'Yes',
        right: true,
        because: 'The column must be free in both rows, so either damage takes hands away.',
      },
      {
        text: 'No, only crew counts',
        right: false,
        because: 'The first column free in both rows counts, hull as well.',
      },
    ],
  },
  nothing: {
    id: 'nothing',
    title: 'Nothing by itself',
    text: 'By the Advanced rules no gun fires and none is loaded without its action, nor muskets. Sails, pumps, fires and repairs want hands as well. Card and actions are planned together, in secret.',
    clause: 'SOG 11.2.6',
  },
  which: {
    id: 'which',
    title: 'What would be wasted?',
    text: 'Your port guns have been fired. The enemy is behind you. One of these does nothing at all this turn. Which?',
    clause: 'SOG 11.2.7',
    choices: [
      {
        text: 'Fire port',
        right: true,
        because: 'That side is empty: such an action is illegal and comes back without effect.',
      },
      { text: 'Reload port', right: false, because: 'It is empty, so it can be loaded this turn.' },
      { text: 'Repair', right: false, because: 'Damage can be repaired, though it takes a turn to begin.' },
    ],
  },
  plan: {
    id: 'plan',
    title: 'Three actions',
    text: 'Lay card 5 {1}, and give the crew Reload port {2}, Repair {3} and Increase sails {4}. Then confirm.',
    clause: 'SOG 11.2.2',
  },
  sails: {
    id: 'sails',
    title: 'More sail at once',
    text: 'Increase sails acts as soon as it is revealed: battle sails have become full sails, so she runs farther by the same card. The enemy is left behind.',
    clause: 'SOG 11.3.1',
  },
  reload: {
    id: 'reload',
    title: 'Now the load',
    text: 'The crew stands ready at the port guns. Choose ball {1} and confirm: the side may fire next turn, if you plan that as well.',
    clause: 'SOG 11.2.6',
  },
  delayed: {
    id: 'delayed',
    title: 'Repair takes its time',
    text: 'Repair and Extinguish wait a turn before they begin. They lie open meanwhile, and count among the actions of the next turn. How many more may you plan now?',
    clause: 'SOG 11.2.4',
    choices: [
      { text: 'Three', right: false, because: 'One of the three is the repair that waits.' },
      { text: 'Two', right: true, because: 'Three, less the repair that lies open.' },
    ],
  },
  second: {
    id: 'second',
    title: 'One is enough',
    text: 'You need not use them all. Lay card 3 {1}, a turn back to port, and Decrease sails {2}: you do not want to run away. Confirm, and the repair begins.',
    clause: 'SOG 11.3.1',
  },
  repair: {
    id: 'repair',
    title: 'What shall be repaired?',
    text: 'Damage, a leak, the rudder or a mast, if there is any; she has damage only. The fullest box is offered first. Confirm: its counters go, and the boxes after it move up.',
    clause: 'SOG 11.4.4',
  },
  once: {
    id: 'once',
    title: 'Once in a match',
    text: 'Damage may be repaired once in a match, a mast once as well; leaks and the rudder as often as you like. So choose the moment. What did that box give you back?',
    clause: 'SOG 11.4.6',
    choices: [
      { text: 'Crew', right: false, because: 'Crew losses stay; only the hull row got shorter.' },
      {
        text: 'A box of the hull, so strength to go on',
        right: true,
        because:
          'One box fewer is covered. Now the fourth column is free in both rows, so the fourth action is back, too.',
      },
    ],
  },
  end: {
    id: 'end',
    title: 'You lead a crew',
    text: 'Guns, sails, pumps, repairs: there are never hands enough, and each hit takes some. Do first what will not wait.',
    clause: 'SOG 11.2.1',
  },
} as const
