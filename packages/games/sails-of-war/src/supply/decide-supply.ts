import { after, answer, type Decision, oneOf, range, refuse, standing, turned } from '@windward/table'
import * as z from 'zod'
import type { RaceId } from '../data/races.ts'
import type { Goods } from '../data/resources.ts'
import { lawOn } from '../events/laws.ts'
import { ownStock } from '../players.ts'
import type { SailsOfWar } from '../state.ts'
import type { View } from '../view.ts'
import { isWithin, kept, type Payment, paymentShape } from './payment.ts'
import { CARES, type Care, usualPayment } from './usual-payment.ts'
import { type Due, dueFor, keepOf } from './what-is-due.ts'
import { say } from './words.en.ts'

/** SOW 14.2 */
export const paySupply: Decision<SailsOfWar, null, Payment> = {
  kind: 'supply',
  title: ({ view, seat }) => say('supply.title', { ...dueFor(view, seat, keepOf(view, seat)) }),
  hint: ({ view, seat }) => (mayPayAll(view, seat) ? undefined : say('supply.not-enough')),
  shape: paymentShape,
  options: ({ view, seat }) => {
    const keep = keepOf(view, seat)
    const stock = ownStock(view, seat)
    const due = dueFor(view, seat, keep)
    const most = Math.min(due.either, stock.iron - due.iron)
    const least = Math.max(0, due.either - stock.wood)
    if (due.grain <= stock.grain && least <= most) {
      const nothing = { units: [], buildings: [], ports: [], ships: [] }
      return after(range(least, most, say('supply.iron', { either: due.either })), (iron) =>
        answer({ unpaid: nothing, iron }),
      )
    }
    const payment = (care: Care) => usualPayment(seat, keep, purseOf(view, seat), care)
    const cares = oneOf(CARES, (care) => ({
      key: care,
      label: say('supply.first', { care }),
      note: say('supply.lost', lostIn(payment(care).unpaid)),
    }))
    return turned(cares, payment)
  },
  check: ({ view, seat }, { unpaid, iron }) => {
    const keep = keepOf(view, seat)
    if (!isWithin(keep, unpaid)) return refuse('SOW 14.2', say('supply.not-yours'))
    const due = dueFor(view, seat, kept(keep, unpaid))
    return canMeet(due, ownStock(view, seat), iron)
      ? undefined
      : refuse('SOW 14.1', say('supply.poor', { ...due }))
  },
  warn: ({ view, seat }, { unpaid }) => {
    const usual = usualPayment(seat, keepOf(view, seat), purseOf(view, seat)).unpaid
    const count = ({ units, buildings, ports, ships }: Payment['unpaid']) =>
      units.reduce((sum, fed) => sum + fed.count, 0) + buildings.length + ports.length + ships.length
    return count(unpaid) > count(usual) ? [say('supply.more-than-needed')] : []
  },
  confirm: () => say('supply.pay'),
  absent: ({ view, seat }) => usualPayment(seat, keepOf(view, seat), purseOf(view, seat)),
  standing: standing(
    say('supply.standing'),
    z.strictObject({ first: z.enum(['units', 'buildings', 'ships']) }),
    ({ view, seat }, { first }) => usualPayment(seat, keepOf(view, seat), purseOf(view, seat), first),
  ),
  openEnded: true,
}

/** SOW 16.5: a stock as supply reckons with it; under the Grain Law Grain goes twice as far. */
function purseOf(view: View, seat: RaceId): Goods {
  const stock = ownStock(view, seat)
  return lawOn(view, 'grain-law') === 'carried' ? { ...stock, grain: 2 * stock.grain } : stock
}

function canMeet(due: Due, stock: Goods, iron: number): boolean {
  return (
    due.grain <= stock.grain &&
    iron <= due.either &&
    due.iron + iron <= stock.iron &&
    due.either - iron <= stock.wood
  )
}

function mayPayAll(view: View, seat: RaceId): boolean {
  const { grain, iron, either } = dueFor(view, seat, keepOf(view, seat))
  const stock = ownStock(view, seat)
  return grain <= stock.grain && iron <= stock.iron && iron + either <= stock.iron + stock.wood
}

function lostIn({ units, buildings, ports, ships }: Payment['unpaid']) {
  return {
    units: units.map(({ unit, count }) => ({ unit, count })),
    buildings: [...buildings],
    ports: ports.map(({ realm }) => realm),
    ships: ships.length,
  }
}
