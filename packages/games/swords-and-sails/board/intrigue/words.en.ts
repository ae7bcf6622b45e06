import {
  type AreaId,
  ESPIONAGE,
  nameOf,
  names,
  type PieceKey,
  piece,
  pieceOf,
  type StackId,
} from '@windward/swords-and-sails/facts'

/** Cards of one name are numbered where there are several. */
const numbered = (name: string, number: number, held: number) => (held > 1 ? `${name} ${number}` : name)

/** What is asked about cards, spies and sabotage. */
export const words = {
  take: {
    free: (number: number, held: number) => numbered('Free card', number, held),
    left: (cards: number) => `${cards} left`,
    buy: (stack: StackId) => `Buy ${names.colours[stack]}`,
    next: (price: number) => `the next costs ${price}`,
    noMore: 'no more this season',
    done: 'Take the cards',
  },
  espionage: {
    lead: `Each attempt succeeds with ${ESPIONAGE.succeedsUpTo} or less on two dice; a counter-agent of its owner adds ${ESPIONAGE.counterAgentAdds}. What is seen is shown to you alone.`,
    nobody: 'Spy on nobody',
    done: 'Send the spies',
  },
  sabotage: {
    last: 'This is the last moment in this season.',
    strike: (number: number, held: number) => numbered('Sabotage', number, held),
    guard: (number: number, held: number) => numbered(names.cards.counterSabotage.name, number, held),
    kept: 'stays in your hand',
    guards: (key: PieceKey) => `guards ${pieceOf(key)} in its battle`,
    target: (key: PieceKey, at: AreaId) => `${piece(key)}, ${nameOf(at)}`,
    when: 'It falls',
    now: 'now, before its battle',
    after: (round: number) => `after round ${round} of its battle`,
    nothing: 'Play nothing now',
    done: 'Play them so',
  },
  sabotageTable: {
    about: 'Casualty points by two dice; armour does not help',
    dice: 'Dice',
    army: 'Army',
    fleet: 'Fleet',
    /** After the points of a fleet that is held besides. */
    held: '*',
    heldFleet: '* and may not move until the end of next season',
  },
}
