import { sendBack } from '../battle/leaving/send-back.ts'
import { groundOf } from '../battle/leaving/way-back.ts'
import { type LandId, landIds } from '../data/area-ids.ts'
import { isPartlyTaken } from '../lands.ts'
import { hasEntered } from '../movement/entry.ts'
import { goBack as goBackFrom } from '../movement/go-back.ts'
import { holdAndDefend } from '../orders/hold.ts'
import { type Army, keyOf } from '../pieces.ts'
import { inPlayOrder } from '../powers.ts'
import type { SnsFlow, SnsTable } from '../state.ts'
import { clearPorts } from './docked-fleets.ts'
import { conduct, type Ending } from './siege.ts'
import { besiegingArmies, type Siege, siegesNow } from './who-besieges.ts'
import { say } from './words.en.ts'

/**
 * SNS 8.1.1: after all battles, every siege that follows from where the armies stand; with the lands fought for.
 * SNS 8.1.4: where somebody has failed or gone back his team-mates come next. Whether there was any siege.
 */
export function* sieges(t: SnsTable, fought: readonly LandId[]): SnsFlow<boolean> {
  const first = yield* t.step('sieges', () => siegesNow(t.state))
  for (let wave = 1, now = first; now.length > 0; wave += 1) {
    const all = now
    const untaken = yield* t.step(`wave ${wave}`, () => besiege(t, all, fought))
    const next = yield* t.step(`after wave ${wave}`, () =>
      siegesNow(t.state).filter(({ land }) => untaken.includes(land)),
    )
    if (next.length === 0 && untaken.length > 0)
      yield* t.step('go back', () => goBackFrom(t, groundOf(t.state)))
    now = next
  }
  return first.length > 0
}

/**
 * These sieges, side by side for the seats that lead them. A seat's own sieges follow one another in the order of the
 * map, because it has one purse and one hand for all of them. The lands whose besiegers are gone with nothing taken.
 */
export function* besiege(t: SnsTable, all: readonly Siege[], fought: readonly LandId[]): SnsFlow<LandId[]> {
  const barren = yield* t.step('barren', () => tellBarren(t, all))
  const [waste, fit] = parted(all, ({ land }) => barren.includes(land))
  const besiegers = inPlayOrder([...new Set(fit.map(({ besieger }) => besieger))])
  const ends = yield* t.step('sieges', () =>
    t.together(
      besiegers,
      (besieger) => `siege:${besieger}`,
      (own, besieger) =>
        inOrder(
          own,
          fit.filter((siege) => siege.besieger === besieger),
          fought,
        ),
    ),
  )
  const ended = ends.flat()
  const fallen = ended.filter(({ ending }) => ending === 'taken').map(({ siege }) => siege.land)
  yield* t.step('ports', () => clearPorts(t, inMapOrder(fallen)))
  const leaving = ended.filter(({ ending }) => ending === 'back').map(({ siege }) => siege)
  yield* t.step('go back', () => goBack(t, [...waste, ...leaving]))
  const failed = ended.filter(({ ending }) => ending === 'failed').map(({ siege }) => siege)
  return [...waste, ...leaving, ...failed].map(({ land }) => land)
}

/** SNS 8.5.7: the lands that cannot be besieged. */
function tellBarren(t: SnsTable, all: readonly Siege[]): LandId[] {
  const waste = all.filter(({ land }) => t.state.lands[land].barren > 0)
  for (const { besieger, land } of waste) t.tell('all', 'SNS 8.5.7', say('siege.barren', { besieger, land }))
  return waste.map(({ land }) => land)
}

interface Ended {
  readonly siege: Siege
  readonly ending: Ending
}

function* inOrder(t: SnsTable, all: readonly Siege[], fought: readonly LandId[]): SnsFlow<Ended[]> {
  const ended: Ended[] = []
  for (const siege of all) {
    const ending = yield* t.step(siege.land, () => conduct(t, siege, fought.includes(siege.land)))
    ended.push({ siege, ending })
  }
  return ended
}

/** SNS 8.5.5, SNS 8.5.7, SNS 7.11.7, SNS 8.1.5: by SNS 7.9, as things stand when all sieges are over. */
function* goBack(t: SnsTable, leaving: readonly Siege[]): SnsFlow {
  const going = yield* t.step('stay', () =>
    leaving.map((siege) => ({
      ...siege,
      armies: besiegingArmies(t.state, siege)
        .filter((army) => !stays(t, siege, army))
        .map(keyOf),
    })),
  )
  const leavings = going.map((siege) => ({
    faction: siege.besieger,
    armies: besiegingArmies(t.state, siege),
    card: false,
  }))
  yield* sendBack(t, leavings, groundOf(t.state))
}

/** SNS 12.2.6: whoever was in a divided land before this season has nowhere to go back to, and stays. */
function stays(t: SnsTable, { land }: Siege, army: Army): boolean {
  if (hasEntered(army) || !isPartlyTaken(t.state.lands[land])) return false
  army.order = holdAndDefend(army)
  t.tell('all', 'SNS 12.2.6', say('siege.stays', { army: keyOf(army), land }))
  return true
}

function inMapOrder(lands: readonly LandId[]): LandId[] {
  return landIds.filter((land) => lands.includes(land))
}

function parted<T>(things: readonly T[], test: (thing: T) => boolean): [T[], T[]] {
  return [things.filter(test), things.filter((thing) => !test(thing))]
}
