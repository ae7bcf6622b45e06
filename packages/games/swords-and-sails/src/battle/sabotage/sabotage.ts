import { PASS } from '@windward/table'
import type { FactionId } from '../../data/factions/factions.ts'
import { isLive } from '../../options.ts'
import { ownerOf, type PieceKey } from '../../pieces.ts'
import { fleetsOf, pieceAt } from '../../pieces-of.ts'
import { powerOf, seatsWithCards } from '../../powers.ts'
import { isLearningTurn } from '../../setup/learning-turn.ts'
import type { AimedCard, SnsFlow, SnsTable, State } from '../../state.ts'
import type { Clash } from '../opposed-sides.ts'
import type { Fight } from '../round.ts'
import { drawExcess } from '../sea/drowned-cargo.ts'
import { sabotageBetweenRounds } from './between-rounds.ts'
import { counterSabotage } from './decide-counter-sabotage.ts'
import { type Moment, sabotage } from './decide-sabotage.ts'
import { type Harm, keptFor, strike } from './strike.ts'

/**
 * SNS 7.10.7: one of the moments at which all seats are asked together. Battles about to begin are named, so that
 * cards can be laid aside for them by mail: inside battles fought side by side nobody is asked then. Whether anything was
 * struck.
 */
export function* sabotageMoment(
  t: SnsTable,
  moment: Moment,
  clashes: readonly Clash[] = [],
): SnsFlow<boolean> {
  t.state.laid = []
  if (isLearningTurn(t.state)) return false
  const fighting: PieceKey[] = []
  if (!isLive(t.state.options))
    for (const { sides } of clashes) for (const { pieces } of sides) fighting.push(...pieces)
  const brief = { moment, fighting }
  const asked = yield* t.askAll(seatsWithCards(t.state), sabotage, () => brief)
  const strikes: { by: FactionId; piece: PieceKey }[] = []
  for (const [by, plays] of asked) {
    if (plays === PASS) continue
    for (const { piece, after } of plays.strikes) {
      if (after === null) strikes.push({ by, piece })
      else t.state.laid.push({ by, card: 'sabotage', piece, after })
    }
    for (const piece of plays.guards) t.state.laid.push({ by, card: 'counterSabotage', piece, after: 0 })
  }
  // SNS 7.10.10: several may strike one piece, each met by one counter at most.
  for (const { by, piece } of strikes) {
    if (pieceAt(t.state, piece) === undefined) keptFor(t, by, piece)
    else {
      const counter = yield* countered(t, by, piece)
      yield* strike(t, by, piece, counter)
      roomForCargo(t, piece)
    }
  }
  return strikes.length > 0
}

/**
 * SNS 7.10.7, SNS 7.10.11: the cards laid aside for this moment of a battle, each of which falls once, on a piece that
 * is still in it; in a live match those that are played now (SNS 7.10.12). What each faction has lost by them.
 */
export function* sabotageInBattle(t: SnsTable, fight: Fight): SnsFlow<readonly Harm[]> {
  if (isLive(t.state.options)) return yield* sabotageBetweenRounds(t, fight)
  const { forces, round } = fight.battle
  const harm: Harm[] = []
  for (const card of aimedAt(t.state).filter((laid) => laid.card === 'sabotage' && laid.after === round)) {
    const { by, piece } = card
    const force = forces.find(({ pieces }) => pieces.includes(piece))
    if (force === undefined) continue
    t.state.laid.splice(t.state.laid.indexOf(card), 1)
    if (force.stays !== 'fights' || pieceAt(t.state, piece) === undefined) keptFor(t, by, piece)
    else harm.push(yield* strike(t, by, piece, guardOf(t, by, piece)))
  }
  return harm
}

/** SNS 7.10.11: outside a sea battle, which sees to it when it is over. */
function roomForCargo(t: SnsTable, key: PieceKey): void {
  const owner = ownerOf(key)
  drawExcess(t, owner, fleetsOf(powerOf(t.state, owner)), 'SNS 7.10.11')
}

/** SNS 7.10.9: any other seat may counter. Hand sizes are open, so that seats without a card are not asked. */
function* countered(t: SnsTable, by: FactionId, piece: PieceKey): SnsFlow<FactionId | undefined> {
  const others = seatsWithCards(t.state).filter((seat) => seat !== by)
  return (yield* t.window(others, counterSabotage, () => ({ by, piece, battle: null })))?.seat
}

/** The first in play order who has laid a counter aside for the piece; it is used up. */
function guardOf({ state }: SnsTable, by: FactionId, piece: PieceKey): FactionId | undefined {
  const guard = aimedAt(state).find(
    (laid) => laid.card === 'counterSabotage' && laid.piece === piece && laid.by !== by,
  )
  if (guard !== undefined) state.laid.splice(state.laid.indexOf(guard), 1)
  return guard?.by
}

/** Cards laid aside for a piece, by mail. */
function aimedAt({ laid }: State): AimedCard[] {
  return laid.filter((card) => 'piece' in card)
}
