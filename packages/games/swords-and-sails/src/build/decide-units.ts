import { type Decision, straight } from '@windward/table'
import { UNIT_IDS } from '../data/units.ts'
import type { ClockBrief } from '../options.ts'
import type { SwordsAndSails } from '../state.ts'
import { ownPower } from '../view/own-power.ts'
import { joiningUnits } from './bill.ts'
import { isWasteful } from './gift-fault.ts'
import { nothing, type Purchase, purchaseShape } from './purchase.ts'
import { purchaseFault } from './purchase-fault.ts'
import { chosenPurchase } from './purchase-options.ts'
import { say } from './words.en.ts'

/** SNS 9.1.1: what every seat builds in phase 7. */
export const units: Decision<SwordsAndSails, ClockBrief, Purchase> = {
  kind: 'units',
  title: ({ view, seat }) => say('build.units.title', { gold: ownPower(view, seat).gold }),
  shape: purchaseShape,
  ...straight((choose, { view, seat }) => chosenPurchase(choose, view, seat)),
  check: ({ view, seat }, purchase) => purchaseFault(view, seat, purchase),
  warn: ({ view, seat }, purchase) => {
    const own = ownPower(view, seat)
    const joining = UNIT_IDS.reduce((sum, unit) => sum + joiningUnits(own, purchase, unit), 0)
    const joined = purchase.joining.flatMap((each) => Object.values(each.units))
    return [
      ...purchase.gifts
        .filter((gift) => isWasteful(seat, gift))
        .map(({ card }) => say('build.warn.gift', { card })),
      ...(joined.reduce((sum, number) => sum + number, 0) < joining ? [say('build.warn.joining')] : []),
    ]
  },
  absent: nothing,
  openEnded: true,
}
