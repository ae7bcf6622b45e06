import type { Wrong } from '@windward/table/lesson'
import { type ActionId, actionName, type CardId, cardName, type ShipId, shipName } from '../src/facts.ts'

/** What is said to orders that are not those of the lesson, whichever lesson it is. */
export const orderWords = {
  otherShip: (ship: ShipId): Wrong => ({
    title: 'Another ship',
    text: `${shipName(ship)} is the ship that is lit on the sea.`,
  }),
  otherCard: (ship: ShipId, card: CardId): Wrong => ({
    title: 'Another card this time',
    text: `For this step ${shipName(ship)} takes another card: ${cardName(card)}. The next one will be free.`,
    clause: 'SOG 5.1',
  }),
  otherActions: (ship: ShipId, wanted: readonly ActionId[]): Wrong => ({
    title: 'Other actions this time',
    text:
      wanted.length === 0
        ? `The crew of ${shipName(ship)} rests in this step.`
        : `The crew of ${shipName(ship)} is to do this, and no more: ${listed(wanted)}.`,
    clause: 'SOG 11.2.1',
  }),
  fireAll: (ship: ShipId): Wrong => ({
    title: 'She has a target',
    text: `Let ${shipName(ship)} fire at it with all that reaches it: guns that are held hurt nobody.`,
    clause: 'SOG 7.1.1',
  }),
  leakFirst: (): Wrong => ({
    title: 'The water comes first',
    text: 'Damage waits, a leak does not: each turn it costs a box. Have the leak stopped.',
    clause: 'SOG 11.7.1',
  }),
  holdFire: (ship: ShipId): Wrong => ({
    title: 'Nobody is there',
    text: `${shipName(ship)} would fire at the sea and stand there with empty guns. Hold.`,
    clause: 'SOG 10.6.3',
  }),
}

const listed = (actions: readonly ActionId[]): string => actions.map((each) => actionName(each)).join(', ')
