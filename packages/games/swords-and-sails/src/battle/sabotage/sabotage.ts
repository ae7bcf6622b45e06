import { PASS } from '@windward/table'
import type { FactionId } from '../../data/factions/factions.ts'
import { discard } from '../../hand.ts'
import { isLive } from '../../options.ts'
import { ownerOf, type PieceKey } from '../../pieces.ts'
import { fleetsOf, pieceAt } from '../../pieces-of.ts'
import { powerOf, seatsWithCards } from '../../powers.ts'
import { isLearningTurn } from '../../setup/learning-turn.ts'
import type { AimedCard, SnsFlow, SnsTable, State } from '../../state.ts'
import type { Battle } from '../battle.ts'
import type { Meeting } from '../opposed-sides.ts'
import type { Fight } from '../round.ts'
import { drawExcess } from '../sea/drowned-cargo.ts'
import { sabotageBetweenRounds } from './between-rounds.ts'
import { counterSabotage } from './decide-counter-sabotage.ts'
import { type Moment, sabotage } from './decide-sabotage.ts'
import { keptFor, type Strike, strike, sufferSabotage } from './strike.ts'

/**
 * SNS 7.10.7: one of the moments at which all seats are asked together. Battles about to begin are named, so that
 * cards can be laid aside for them by mail: inside battles fought side by side nobody is asked then. Whether anything was
 * struck.
 */
export function sabotageMoment(
  t: SnsTable,
  moment: Moment,
  clashes: readonly Meeting[] = [],
): SnsFlow<boolean> {
  return t.step(`sabotage ${moment}`, () => cardsAndStrikes(t, moment, clashes))
}

function* cardsAndStrikes(t: SnsTable, moment: Moment, clashes: readonly Meeting[]): SnsFlow<boolean> {
  const isStruck = yield* t.step('cards', () => layCards(t, moment, clashes))
  if (isStruck) yield* t.repeat('strike', () => nextStrike(t))
  return isStruck
}

/** Cards that fall at once are laid aside like the others until it is their turn. Whether there are any. */
function* layCards(t: SnsTable, moment: Moment, clashes: readonly Meeting[]): SnsFlow<boolean> {
  t.state.laid = []
  if (isLearningTurn(t.state)) return false
  const fighting: PieceKey[] = []
  if (!isLive(t.state.options))
    for (const { sides } of clashes) for (const { pieces } of sides) fighting.push(...pieces)
  const brief = { moment, fighting }
  const asked = yield* t.askAll(seatsWithCards(t.state), sabotage, () => brief)
  for (const [by, plays] of asked) {
    if (plays === PASS) continue
    for (const { piece, after } of plays.strikes)
      t.state.laid.push({ by, card: 'sabotage', piece, after: after ?? NOW })
    for (const piece of plays.guards) t.state.laid.push({ by, card: 'counterSabotage', piece, after: NOW })
  }
  return strikesAfter(t.state, NOW).length > 0
}

/** No round has been fought yet. */
const NOW = 0

/** SNS 7.10.10: several may strike one piece, each met by one counter at most. Whether there was one more. */
function* nextStrike(t: SnsTable): SnsFlow<boolean> {
  const next = yield* t.step('next', () =>
    fallen(
      t,
      () => strikesAfter(t.state, NOW)[0],
      () => true,
    ),
  )
  if (next === null) return false
  const points = yield* t.step('counter', () => strikeUnlessCountered(t, next))
  yield* t.step('losses', () => sufferSabotage(t, next.piece, points))
  roomForCargo(t, next.piece)
  return true
}

function* strikeUnlessCountered(t: SnsTable, next: Strike): SnsFlow<number> {
  return strike(t, next, yield* countered(t, next))
}

/**
 * SNS 7.10.7, SNS 7.10.11: the cards laid aside for this moment of a battle, each of which falls once, on a piece that
 * is still in it; in a live match those that are played now (SNS 7.10.12).
 */
export function* sabotageInBattle(t: SnsTable, fight: Fight): SnsFlow {
  if (isLive(t.state.options)) yield* sabotageBetweenRounds(t, fight)
  else yield* t.repeat('card', () => nextCard(t, fight.battle))
}

function* nextCard(t: SnsTable, { forces, round }: Battle): SnsFlow<boolean> {
  const forceWith = (piece: PieceKey) => forces.find(({ pieces }) => pieces.includes(piece))
  const struck = yield* t.step('next', () => {
    const next = fallen(
      t,
      () => strikesAfter(t.state, round).find(({ piece }) => forceWith(piece) !== undefined),
      (piece) => forceWith(piece)?.stays === 'fights',
    )
    return next && { ...next, points: strike(t, next, guardOf(t, next)) }
  })
  if (struck === null) return false
  yield* t.step('losses', () => sufferSabotage(t, struck.piece, struck.points))
  return true
}

/** The next of the cards laid aside that finds its piece. Of those that do not, only their holders hear. */
function fallen(
  t: SnsTable,
  next: () => AimedCard | undefined,
  isThere: (piece: PieceKey) => boolean,
): Strike | null {
  for (let card = next(); card !== undefined; card = next()) {
    t.state.laid.splice(t.state.laid.indexOf(card), 1)
    const { by, piece } = card
    if (isThere(piece) && pieceAt(t.state, piece) !== undefined) {
      discard(t.state, powerOf(t.state, by), 'sabotage')
      return { by, piece }
    }
    keptFor(t, by, piece)
  }
  return null
}

/** SNS 7.10.11: outside a sea battle, which sees to it when it is over. */
function roomForCargo(t: SnsTable, key: PieceKey): void {
  const owner = ownerOf(key)
  drawExcess(t, owner, fleetsOf(powerOf(t.state, owner)), 'SNS 7.10.11')
}

/** SNS 7.10.9: any other seat may counter. Hand sizes are open, so that seats without a card are not asked. */
function* countered(t: SnsTable, played: Strike): SnsFlow<FactionId | undefined> {
  const others = seatsWithCards(t.state).filter((seat) => seat !== played.by)
  return (yield* t.window(others, counterSabotage, () => ({ ...played, battle: null })))?.seat
}

/** The first in play order who has laid a counter aside for the piece; it is used up. */
function guardOf({ state }: SnsTable, { by, piece }: Strike): FactionId | undefined {
  const guard = aimedAt(state).find(
    (laid) => laid.card === 'counterSabotage' && laid.piece === piece && laid.by !== by,
  )
  if (guard !== undefined) state.laid.splice(state.laid.indexOf(guard), 1)
  return guard?.by
}

/** The Sabotages that fall after so many rounds of a battle. */
function strikesAfter(state: State, rounds: number): AimedCard[] {
  return aimedAt(state).filter(({ card, after }) => card === 'sabotage' && after === rounds)
}

/** Cards laid aside for a piece, by mail. */
function aimedAt({ laid }: State): AimedCard[] {
  return laid.filter((card) => 'piece' in card)
}
