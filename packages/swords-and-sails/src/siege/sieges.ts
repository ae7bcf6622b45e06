import { sendBack } from '../battle/send-back.ts'
import { groundOf } from '../battle/way-back.ts'
import { type LandId, landIds } from '../data/area-ids.ts'
import { inPlayOrder } from '../powers.ts'
import type { SnsFlow, SnsTable } from '../state.ts'
import { clearPorts } from './docked-fleets.ts'
import { conduct, type Ending } from './siege.ts'
import { besiegingArmies, type Siege, siegesNow } from './who-besieges.ts'
import { say } from './words.en.ts'

/**
 * SNS 8.1.1: after all battles, every siege that follows from where the armies stand; with the lands fought for.
 * Whether there was any.
 */
export function* sieges(t: SnsTable, fought: readonly LandId[]): SnsFlow<boolean> {
  const all = siegesNow(t.state)
  if (all.length > 0) yield* besiege(t, all, fought)
  return all.length > 0
}

/**
 * These sieges, side by side for the seats that lead them. A seat's own sieges follow one another in the order of the
 * map, because it has one purse and one hand for all of them.
 */
export function* besiege(t: SnsTable, all: readonly Siege[], fought: readonly LandId[]): SnsFlow {
  const [waste, fit] = parted(all, ({ land }) => t.state.lands[land].barren > 0)
  for (const { besieger, land } of waste) t.tell('all', 'SNS 8.5.7', say('siege.barren', { besieger, land }))
  const besiegers = inPlayOrder([...new Set(fit.map(({ besieger }) => besieger))])
  const ends = yield* t.together(
    besiegers,
    (besieger) => `siege:${besieger}`,
    (own, besieger) =>
      inOrder(
        own,
        fit.filter((siege) => siege.besieger === besieger),
        fought,
      ),
  )
  const ended = ends.flat()
  const fallen = ended.filter(({ ending }) => ending === 'taken').map(({ siege }) => siege.land)
  yield* clearPorts(t, inMapOrder(fallen))
  const leaving = ended.filter(({ ending }) => ending === 'back').map(({ siege }) => siege)
  yield* goBack(t, [...waste, ...leaving])
}

interface Ended {
  readonly siege: Siege
  readonly ending: Ending
}

function* inOrder(t: SnsTable, all: readonly Siege[], fought: readonly LandId[]): SnsFlow<Ended[]> {
  const ended: Ended[] = []
  for (const siege of all)
    ended.push({ siege, ending: yield* conduct(t, siege, fought.includes(siege.land)) })
  return ended
}

/** SNS 8.5.5, SNS 8.5.7, SNS 7.11.7, SNS 8.1.5: by SNS 7.9, as things stand when all sieges are over. */
function* goBack(t: SnsTable, leaving: readonly Siege[]): SnsFlow {
  const leavings = leaving.map((siege) => ({
    faction: siege.besieger,
    armies: besiegingArmies(t.state, siege),
    card: false,
  }))
  yield* sendBack(t, leavings, groundOf(t.state))
}

function inMapOrder(lands: readonly LandId[]): LandId[] {
  return landIds.filter((land) => lands.includes(land))
}

function parted<T>(things: readonly T[], test: (thing: T) => boolean): [T[], T[]] {
  return [things.filter(test), things.filter((thing) => !test(thing))]
}
