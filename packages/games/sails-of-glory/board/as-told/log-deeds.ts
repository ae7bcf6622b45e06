import {
  type Counter,
  capacityOf,
  capacityOfBattery,
  freeBox,
  freeCrew,
  isCounter,
  placeCounters,
  placeCrewLoss,
  placeMarker,
  readCounter,
  type SeenShip,
  type Token,
} from '@windward/sails-of-glory/facts'
import type { Fields } from '@windward/table'
import {
  batteryIn,
  copyOfLog,
  countersIn,
  type Deed,
  type Ground,
  numberIn,
  shipIn,
  type Thing,
} from './ground.ts'

type Field = Fields[string] | undefined

/** A log with the room it has. */
function logIn(ground: Ground, field: Field) {
  const [ship, battery] = [shipIn(ground, field), batteryIn(ground, field)]
  if (ship !== undefined) return { id: ship.id, log: ship, capacity: capacityOf(ship) }
  return battery && { id: battery.id, log: battery, capacity: capacityOfBattery(battery) }
}

/** Changes a log otherwise than by counters drawn in the phase, which come upon what lies there then. */
function change(
  ground: Ground,
  field: Field,
  how: (found: NonNullable<ReturnType<typeof logIn>>) => void,
): Thing[] {
  const found = logIn(ground, field)
  if (found === undefined) return []
  how(found)
  ground.piles.delete(found.id)
  return [`log ${found.id}`]
}

/** SOG 8.1: with every counter drawn all those of the phase are placed anew, together. */
export function pile(
  ground: Ground,
  field: Field,
  more: {
    readonly counters?: readonly Counter[]
    readonly onRocks?: readonly Counter[]
    readonly without?: readonly Counter[]
  },
): Thing[] {
  const found = logIn(ground, field)
  if (found === undefined) return []
  const before = ground.piles.get(found.id) ?? { log: copyOfLog(found.log), counters: [], onRocks: [] }
  const kept = [...before.counters]
  for (const counter of more.without ?? []) kept.splice(kept.lastIndexOf(counter), 1)
  const after = {
    log: before.log,
    counters: [...kept, ...(more.counters ?? [])],
    onRocks: [...before.onRocks, ...(more.onRocks ?? [])],
  }
  ground.piles.set(found.id, after)
  Object.assign(found.log, copyOfLog(after.log))
  placeCounters(found.log, found.capacity, after.counters, after.onRocks)
  return [`log ${found.id}`]
}

/** SOG 11.6.1, SOG 11.7.1 */
const cover =
  (marker: 'fire' | 'water'): Deed =>
  ({ ship, battery, markers }, ground) =>
    change(ground, ship ?? battery, ({ log, capacity }) => {
      for (let count = 0; count < numberIn(markers); count += 1) placeMarker(log, capacity, marker)
    })

/** SOG 11.4.1 */
const pump: Deed = ({ ship }, ground) =>
  change(ground, ship, ({ log }) =>
    freeBox(
      log,
      log.hull.findIndex((box) => box.includes('water')),
    ),
  )

/** SOG 11.4.4: which box is mended is not said; as a rule it is the fullest. */
const mend: Deed = ({ ship, battery }, ground) =>
  change(ground, ship ?? battery, ({ log }) => {
    const [fullest] = [...log.hull.entries()].toSorted(([, a], [, b]) => pointsIn(b) - pointsIn(a))
    if (fullest !== undefined) freeBox(log, fullest[0])
  })

/** Only numbered counters can be mended. */
function pointsIn(box: readonly Token[]): number {
  const counters = box.filter(isCounter)
  if (counters.length < box.length) return -1
  return counters.reduce((sum, counter) => sum + readCounter(counter).face.points, 0)
}

/** SOG 12.2.1 */
const drink: Deed = ({ ship }, ground) => change(ground, ship, ({ log }) => freeCrew(log, 1))

/** SOG 12.11.3 */
const board: Deed = ({ at, counter }, ground) =>
  change(ground, at, ({ log, capacity }) => placeCounters(log, capacity, countersIn(counter)))

/** SOG 12.11.4 */
const spare: Deed = ({ ship }, ground) => change(ground, ship, ({ log }) => log.crew.pop())

/** SOG 12.14.2: friends of a flagship lose heart, enemies take it, those who fired at her twice. */
const LOSSES = 2

const mourn: Deed = ({ ship: id }, ground) => {
  const { ships, attacks } = ground.board
  const lost = shipIn(ground, id)
  if (lost === undefined) return []
  lost.flagship = false
  const fired = ({ id: by }: SeenShip) => attacks.some((attack) => attack.by === by && attack.at === id)
  const gainOf = (ship: SeenShip) => (ground.phase.endsWith('combat') && fired(ship) ? 2 : 1)
  const felt = ships
    .filter(({ fate }) => fate === 'afloat')
    .flatMap((ship) =>
      change(ground, ship.id, ({ log, capacity }) => {
        if (ship.side !== lost.side) freeCrew(log, gainOf(ship))
        else for (let loss = 0; loss < LOSSES; loss += 1) placeCrewLoss(log, capacity, 'crew')
      }),
    )
  return [...felt, `flagship ${lost.id}`]
}

export const LOG_DEEDS: Readonly<Record<string, Deed>> = {
  'damage.burns': cover('fire'),
  'battery.burns': cover('fire'),
  'damage.water': cover('water'),
  'actions.pumped': pump,
  'actions.damage-mended': mend,
  'battery.mended': mend,
  'grog.served': drink,
  'boarders.attack': board,
  'boarders.lot': spare,
  'flagship.lost': mourn,
}
