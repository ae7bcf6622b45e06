import type { Wrong } from '@windward/table/lesson'

/** What the game master says in the first sitting. */
export const basicWords = {
  title: 'Enemy in Sight: first sitting',
  about: 'Basic rules, two ships against two, from the last card before the first broadside.',
  parts: {
    sea: 'The sea',
    planning: 'Planning',
    movement: 'Movement',
    combat: 'Combat',
    reloading: 'Reloading',
  },
  welcome: {
    id: 'welcome',
    title: 'You have two ships',
    text: 'Press HMS Terpsichore {1}, a frigate. Your other one, HMS Defence, is a third rate: slower to turn, with heavier broadsides.',
    clause: 'SOG 2.1.1',
  },
  notHer: (): Wrong => ({
    title: 'Not this one',
    text: 'HMS Terpsichore is the ship that is lit on the sea.',
  }),
  enemy: {
    id: 'enemy',
    title: 'The enemy',
    text: 'These two are French: Courageuse {1} and Généreux {2}. Whoever has no ship left has lost.',
    clause: 'SOG 1.1.1',
  },
  turn: {
    id: 'turn',
    title: 'A turn in four phases',
    text: 'Planning, Movement, Combat, Reloading {1}. In each of them all captains act at the same time.',
    clause: 'SOG 4.1',
  },
  wind: {
    id: 'wind',
    title: 'The wind',
    text: 'How the wind meets a ship is her attitude. From nearly ahead she is taken aback, which is bad. Then come beating, reaching, which is fastest, and running with the wind behind.',
    clause: 'SOG 3.1.1',
  },
  attitude: {
    id: 'attitude',
    title: 'Which is best?',
    text: 'A reaching ship uses the green arrow of her card, a beating or running one the orange, which is shorter. With the wind a little behind her beam, how does a ship sail?',
    clause: 'SOG 6.1.3',
    choices: [
      { text: 'Beating', right: false, because: 'Then the wind would come from ahead of her beam.' },
      { text: 'Reaching', right: true, because: 'From just behind the beam she reaches: the green arrow.' },
      { text: 'Running', right: false, because: 'Only with the wind nearly astern.' },
    ],
  },
  cards: {
    id: 'cards',
    title: 'One card a ship',
    text: 'Each captain secretly chooses a card for each ship. 5 is straight on; more turns to starboard, less to port. A ship taken aback has red cards only. A card you choose shows where it leads.',
    clause: 'SOG 5.1',
  },
  plan: {
    id: 'plan',
    title: 'Turn both to port: 4',
    text: 'Choose card 4 for both ships {1}, a gentle turn to port, and confirm. It brings your starboard guns to bear.',
    clause: 'SOG 5.2',
  },
  otherCard: (ship: string): Wrong => ({
    title: 'Another card this time',
    text: `${ship === 'hms-defence' ? 'HMS Defence' : 'HMS Terpsichore'} takes card 4, a little to port: only so the enemy comes before her guns.`,
    clause: 'SOG 5.1',
  }),
  movement: {
    id: 'movement',
    title: 'All move together',
    text: 'The cards are revealed, and all ships move at once along their arrows. Whoever leaves the sea is out.',
    clause: 'SOG 6.1.1',
  },
  overlap: {
    id: 'overlap',
    title: 'When ships meet',
    text: 'Ships that would end on one another go back and move one by one, the heavier first; one that still finds no room slides until she touches.',
    clause: 'SOG 6.2.1',
  },
  arcs: {
    id: 'arcs',
    title: 'Broadsides',
    text: 'Each side of a ship may fire once while it is loaded, at one target in one of its arcs. Straight abeam it is strongest; forward and aft it is weaker.',
    clause: 'SOG 7.1.1',
  },
  range: {
    id: 'range',
    title: 'Near or far',
    text: 'The ruler has two halves: short range draws B counters, long range A, which hurt less. Beyond it there is no shot. Muskets reach a ship that is nearly alongside. What is drawn at short range?',
    clause: 'SOG 7.1.6',
    choices: [
      { text: 'A', right: false, because: 'A is for long range.' },
      { text: 'B', right: true, because: 'As many B counters as the firepower says.' },
      { text: 'E', right: false, because: 'E is for muskets.' },
    ],
  },
  fire: {
    id: 'fire',
    title: 'Fire',
    text: 'Choose what each ship fires at {1}, and confirm. You need not fire: loading takes a turn.',
    clause: 'SOG 7.1.2',
  },
  damage: {
    id: 'damage',
    title: 'Damage',
    text: 'All fire takes effect together. Numbers fill the hull boxes, crew losses the crew row. As boxes fill, a ship’s guns and muskets get weaker.',
    clause: 'SOG 8.1',
  },
  surrender: {
    id: 'surrender',
    title: 'When a ship is done',
    text: 'When every box of either row is covered, she surrenders and leaves the sea.',
    clause: 'SOG 8.4',
  },
  reload: {
    id: 'reload',
    title: 'Reloading',
    text: 'A side that fired is reloaded by itself and fires again the turn after next. So a broadside speaks every other turn at most: show them the other side meanwhile.',
    clause: 'SOG 9.2',
  },
  goOn: {
    id: 'go-on',
    title: 'The next card is yours',
    text: 'Choose freely. Turn the side to them that is still loaded, and keep the wind out of your bow.',
    clause: 'SOG 5.1',
  },
  end: {
    id: 'end',
    title: 'You can sail',
    text: 'That is a whole turn by the Basic rules. Play this match on, or begin one of your own.',
  },
} as const
