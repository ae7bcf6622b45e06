import { type ElementBrief, type ShipId, shipName } from '@windward/sails-of-glory/facts'
import { headingFor, names } from '../names.en.ts'

/** What is said while ships, islands, reefs and shoals are placed. */
export const words = {
  ships: {
    lead: (ship: ShipId, heading: string | undefined) =>
      heading === undefined
        ? `Place ${shipName(ship)} on the sea.`
        : `Place ${shipName(ship)} on the sea, heading ${heading}.`,
    heading: headingFor,
    done: 'Place the ships',
    passing: 'they lie evenly spaced.',
  },
  element: {
    lead: 'Press the sea to place it. Then drag it, or turn it by its handle.',
    name: (kind: ElementBrief['piece']['kind']) => `The ${names.elements[kind]}`,
    first: 'Place it somewhere',
    another: 'Try another place',
    done: 'Leave it there',
    passing: 'it is placed for you.',
  },
  helm: {
    /** Millimetres from the edges of the sea, degrees, and the point of the compass. */
    at: (name: string, left: number, bottom: number, degrees: number, point: string) =>
      `${name}: ${left} mm from the left, ${bottom} from the bottom, heading ${degrees}° (${point})`,
    turn: { port: 'Turn to port', starboard: 'Turn to starboard' },
    move: { left: 'Move left', up: 'Move up', down: 'Move down', right: 'Move right' },
  },
}
