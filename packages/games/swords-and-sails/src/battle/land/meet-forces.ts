import type { FactionId } from '../../data/factions/factions.ts'
import { ownerOf, type PieceKey } from '../../pieces.ts'
import { pieceAt } from '../../pieces-of.ts'
import { inPlayOrder } from '../../powers.ts'
import type { SnsFlow, SnsTable, State } from '../../state.ts'
import type { Clash, Side } from '../opposed-sides.ts'
import { orderOf, settlePlan } from '../plans.ts'
import { meeting } from './decide-meet-forces.ts'
import type { Ended } from './land-battle.ts'

/** SNS 5.3.2: a divided side is met force by force, as long as there is anybody to meet it. */
export function* meetForces(
  t: SnsTable,
  clash: Clash,
  whole: Side,
  parted: Side,
  fight: (meeting: Clash) => SnsFlow<Ended>,
): SnsFlow<Ended> {
  const by = spokesman(whole)
  const { name, where } = clash
  const { forces } = parted
  yield* t.step('order', function* () {
    const order = yield* t.ask(by, meeting, { where, forces })
    settlePlan(t.state, { by, battle: name, order })
  })
  // Who is met next shows when he is, and no sooner.
  const waiting = (met: readonly number[]) =>
    orderOf(t.state, by, name, forces.length).filter((place) => !met.includes(place))
  const met: number[] = []
  const ended: Ended[] = []
  let winners: readonly FactionId[] = whole.factions
  while (met.length < forces.length && winners.some((faction) => whole.factions.includes(faction))) {
    const number = met.length + 1
    const next = yield* t.step(`force ${number}`, () =>
      meetingWith(t.state, clash, whole, parted, waiting(met)[0]),
    )
    const fought = yield* t.step(`battle ${number}`, () => fight(next.clash))
    met.push(next.place)
    ended.push(fought)
    winners = fought.winners
  }
  const untouched = ownersOf(waiting(met).flatMap((place) => forces[place] ?? []))
  return {
    winners: [...new Set([...winners, ...untouched])],
    withdrawn: ended.flatMap((each) => each.withdrawn),
    pressed: ended.flatMap((each) => each.pressed),
    fought: ended.some((each) => each.fought),
  }
}

interface Meeting {
  /** Of the force that is met, in the list of its side's. */
  readonly place: number
  readonly clash: Clash
}

function meetingWith(state: State, clash: Clash, whole: Side, parted: Side, place = 0): Meeting {
  const force = parted.forces[place] ?? []
  const met = { ...parted, factions: ownersOf(force), pieces: force, forces: [force] }
  const left = stillThere(state, clash, whole)
  const sides = clash.sides.map((side) => (side === parted ? met : left))
  return { place, clash: { ...clash, sides, divided: null } }
}

/** Not the one with most units: nobody's cards are open yet (SNS 14.1.1). */
function spokesman({ factions }: Side): FactionId {
  const [first] = inPlayOrder(factions)
  if (first === undefined) throw new Error('a side without factions')
  return first
}

/** Those of a side who have neither died nor left. */
function stillThere(state: State, { where }: Clash, side: Side): Side {
  const pieces = side.pieces.filter((key) => {
    const piece = pieceAt(state, key)
    return piece !== undefined && (!('land' in where) || piece.at === where.land)
  })
  return { ...side, pieces, factions: side.factions.filter((faction) => ownersOf(pieces).includes(faction)) }
}

function ownersOf(pieces: readonly PieceKey[]): FactionId[] {
  return [...new Set(pieces.map(ownerOf))]
}
