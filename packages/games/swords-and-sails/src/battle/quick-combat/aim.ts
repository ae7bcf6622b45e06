import type { FactionId } from '../../data/factions/factions.ts'
import type { PieceKey } from '../../pieces.ts'
import type { SnsFlow, SnsTable, State } from '../../state.ts'
import type { Force } from '../battle.ts'
import { foesOf, sidesOf } from '../force.ts'
import { onlyOf } from '../named-in-attack.ts'
import { type Fight, rivalsOf } from '../round.ts'
import type { Stock } from '../stock.ts'
import { type Targets, type TargetsBrief, targets } from './decide-targets.ts'
import { typesIn } from './throws.ts'

/** Which enemy side each stock of a force strikes at. */
export type Aim = (stock: Stock) => number

/** Those who will roll, with what they roll with. */
export interface Shooter {
  readonly force: Force
  readonly stocks: readonly Stock[]
}

/** SNS 7.3.7: whom each force strikes; asked of all at once where there is more than one enemy side. */
export function* takeAim(
  t: SnsTable,
  fight: Fight,
  blow: TargetsBrief['blow'],
  shooters: readonly Shooter[],
  fighters: readonly Force[],
): SnsFlow<ReadonlyMap<Force, Aim>> {
  if (sidesOf(fighters).length < 3)
    return new Map(shooters.map(({ force }) => [force, atTheOther(fighters, force)]))
  const choosing = shooters.filter(({ force }) => sidesOf(foesOf(fighters, force)).length > 1)
  const briefs = new Map(
    choosing.map((shooter) => [shooter.force.faction, briefFor(t.state, fight, blow, shooter, fighters)]),
  )
  const open = choosing.filter(({ force }) =>
    briefs.get(force.faction)?.types.some(({ at }) => at.length > 1),
  )
  const answers = yield* t.askAll(
    open.map(({ force }) => force.faction),
    targets,
    (seat) => briefs.get(seat) ?? { where: fight.clash.where, blow, types: [] },
  )
  return new Map(
    shooters.map(({ force }) => [force, aimOf(t.state, fight, force, fighters, answers.get(force.faction))]),
  )
}

function briefFor(
  state: State,
  fight: Fight,
  blow: TargetsBrief['blow'],
  { force, stocks }: Shooter,
  fighters: readonly Force[],
): TargetsBrief {
  const types = typesIn(stocks.map(({ figure }) => figure)).map((type) => {
    const pieces = stocks.filter(({ figure }) => figure.type === type).map(({ piece }) => piece)
    const sides = pieces.flatMap((piece) => allowedSides(state, fight, force, piece, fighters))
    return { type, at: spokesmen(foesOf(fighters, force), sides) }
  })
  return { where: fight.clash.where, blow, types }
}

/** One faction for each of the sides, by which it is named. */
function spokesmen(foes: readonly Force[], sides: readonly number[]): FactionId[] {
  return sidesOf(foes)
    .filter((side) => sides.includes(side))
    .flatMap((side) => foes.find((force) => force.side === side)?.faction ?? [])
}

/** Of two sides each strikes the other. */
function atTheOther(fighters: readonly Force[], { side, faction }: Force): Aim {
  const foe = fighters.find((each) => each.side !== side)
  if (foe === undefined) throw new Error(`${faction} has nobody to strike`)
  return () => foe.side
}

function aimOf(
  state: State,
  fight: Fight,
  force: Force,
  fighters: readonly Force[],
  chosen: Targets | undefined,
): Aim {
  return ({ piece, figure }) => {
    const allowed = allowedSides(state, fight, force, piece, fighters)
    const at = chosen?.find(({ type }) => type === figure.type)?.at
    const side = fighters.find(({ faction }) => faction === at)?.side
    const aimed = side !== undefined && allowed.includes(side) ? side : allowed[0]
    if (aimed === undefined) throw new Error(`${piece} has nobody to strike`)
    return aimed
  }
}

/**
 * SNS 7.3.8: those whom its side has to fight; and an army limited to one faction strikes that and those who attack it.
 * Without a choice it strikes whoever is there.
 */
function allowedSides(
  state: State,
  fight: Fight,
  force: Force,
  piece: PieceKey,
  fighters: readonly Force[],
): number[] {
  const rivals = rivalsOf(fight, fighters, force)
  const only = onlyOf(state, piece)
  const attacksIt = (faction: FactionId) =>
    fight.clash.quarrels.some(({ by, on }) => by === faction && on === force.faction)
  const allowed = rivals.filter(({ faction }) => only === null || faction === only || attacksIt(faction))
  const [most] = [allowed, rivals, foesOf(fighters, force)].filter(({ length }) => length > 0)
  return sidesOf(most ?? [])
}
