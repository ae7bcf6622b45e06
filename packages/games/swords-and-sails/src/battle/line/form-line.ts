import type { FactionId } from '../../data/factions/factions.ts'
import { leaderOf, powerOf } from '../../powers.ts'
import type { SnsFlow, SnsTable } from '../../state.ts'
import { earliest } from '../attacker-first.ts'
import type { Battle, File, Force } from '../battle.ts'
import { fighting, forceOf, stocksIn } from '../force.ts'
import type { Fight } from '../round.ts'
import { figuresIn } from '../stock.ts'
import { say } from '../words.en.ts'
import { placeUnits } from './decide-place.ts'
import { rearRows } from './decide-rear-rows.ts'
import { moved, redeploy } from './decide-redeploy.ts'
import { handOf, other, putDown, type SideOfLine } from './line.ts'
import { count, dutyOf, type Placing, place } from './placing.ts'
import type { SeenLine } from './seen-line.ts'

/** SNS 7.7.2 to SNS 7.7.4: turn by turn until one side has no unit in hand; then further rows. */
export function* formLine(t: SnsTable, fight: Fight): SnsFlow {
  yield* t.repeat('turn', function* (time) {
    const side = time % 2 === 1 ? 0 : 1
    const duty = dutyOf(handsOf(t, fight, side), side)
    if (duty.matches + duty.puts === 0) return false
    place(lineOf(fight.battle), side, yield* placing(t, fight, side))
    return duty.puts > 0
  })
  yield* t.each(
    'rows',
    () => [0, 1] as const,
    (side) => fillRows(t, fight, side),
  )
  tellLine(t, fight)
}

export function lineOf({ line }: Battle): File[] {
  if (line === null) throw new Error('there is no line')
  return line
}

function handsOf(t: SnsTable, { battle }: Fight, side: SideOfLine): SeenLine {
  const line = lineOf(battle)
  const hand = (of: SideOfLine) =>
    handOf(
      fighting(t.state, battle)
        .filter((force) => force.side === of)
        .flatMap((force) => stocksIn(t.state, force)),
      line,
      of,
    )
  return { line, hand: hand(side), foesHand: hand(other(side)) }
}

/** A last match with the only kind in hand needs no question. */
function* placing(t: SnsTable, fight: Fight, side: SideOfLine): SnsFlow<Placing> {
  const hands = handsOf(t, fight, side)
  const duty = dutyOf(hands, side)
  const [only, another] = hands.hand
  if (only !== undefined && another === undefined && duty.puts === 0) {
    const { piece, kind } = only
    return { matches: Array.from({ length: duty.matches }, () => ({ piece, kind })), puts: [] }
  }
  const seat = leadOf(t, fight.battle, side)
  const { extraPlacement } = leaderOf(powerOf(t.state, seat)).line
  const extra = duty.matches > 0 ? extraPlacement : 0
  const { name, where } = fight.battle
  return yield* t.ask(seat, placeUnits, { battle: name, side, where, extra })
}

/** SNS 7.7.4 */
function* fillRows(t: SnsTable, fight: Fight, side: SideOfLine): SnsFlow {
  if (count(handsOf(t, fight, side).hand) === 0) return
  const { name, where } = fight.battle
  const rear = yield* t.ask(leadOf(t, fight.battle, side), rearRows, { battle: name, side, where })
  for (const { unit, file } of rear) putDown(lineOf(fight.battle), side, unit, file)
}

/** SNS 7.7.12: the faction with most units, in a tie the earlier in play order, places for its side. */
export function leadOf(t: SnsTable, battle: Battle, side: SideOfLine): FactionId {
  const units = (force: Force) => figuresIn(stocksIn(t.state, force))
  const [lead] = fighting(t.state, battle)
    .filter((force) => force.side === side)
    .sort((a, b) => units(b) - units(a) || earliest([a.faction]) - earliest([b.faction]))
  if (lead === undefined) throw new Error(`nobody is left on side ${side}`)
  return lead.faction
}

/** SNS 7.11.5: before dice; the attacker goes first. */
export function redeployLine(t: SnsTable, { battle }: Fight): SnsFlow {
  const shareOf = (faction: FactionId) => {
    const { redeployArmy, redeployFleet } = leaderOf(powerOf(t.state, faction)).line
    return 'sea' in battle.where ? redeployFleet : redeployArmy
  }
  const redeployers = () =>
    ([0, 1] as const).flatMap((side) =>
      fighting(t.state, battle)
        .filter((force) => force.side === side && shareOf(force.faction) !== null)
        .map(({ faction }) => ({ faction, side })),
    )
  return t.each('redeploy', redeployers, function* ({ faction, side }) {
    const [part, whole] = shareOf(faction) ?? [0, 1]
    const most = Math.ceil((figuresIn(stocksIn(t.state, forceOf(battle, faction))) * part) / whole)
    const { name, where } = battle
    const moves = yield* t.ask(faction, redeploy, { battle: name, side, where, most })
    for (const move of moves) battle.line = moved(lineOf(battle), side, move)
    if (moves.length > 0)
      t.tell('all', 'SNS 7.11.5', say('battle.redeployed', { faction, where, count: moves.length }))
  })
}

function tellLine(t: SnsTable, { battle }: Fight): void {
  const files = lineOf(battle).map(({ ranks: [attacker, defender] }) => ({
    attacker: attacker.map(({ kind }) => kind),
    defender: defender.map(({ kind }) => kind),
  }))
  t.tell('all', 'SNS 7.7.2', say('battle.line', { where: battle.where, round: battle.round, files }))
}
