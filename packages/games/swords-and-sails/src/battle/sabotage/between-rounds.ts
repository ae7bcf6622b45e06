import type { FactionId } from '../../data/factions/factions.ts'
import { countHeld, discard } from '../../hand.ts'
import { isLive } from '../../options.ts'
import { keyOf, type PieceKey } from '../../pieces.ts'
import { powerOf, seatsWithCards } from '../../powers.ts'
import { isLearningTurn } from '../../setup/learning-turn.ts'
import type { ReadyCard, SnsFlow, SnsTable, State } from '../../state.ts'
import { fighting, piecesOf } from '../force.ts'
import type { Meeting } from '../opposed-sides.ts'
import { dropStrike, settlePlan, strikeIn } from '../plans.ts'
import { type Fight, isContested } from '../round.ts'
import { counterSabotage } from './decide-counter-sabotage.ts'
import { type ReadyShares, readySabotage } from './decide-ready-sabotage.ts'
import { sabotageBetween } from './decide-sabotage-between-rounds.ts'
import { useReady } from './ready-cards.ts'
import { type Strike, strike, sufferSabotage } from './strike.ts'

/**
 * SNS 7.10.12: who will be asked between the rounds of these battles: all who have cards now, so that nobody's hand is
 * betrayed. Where there are several battles they say which card is for which.
 */
export function* saboteursFor(t: SnsTable, clashes: readonly Meeting[]): SnsFlow<readonly FactionId[]> {
  if (!isLive(t.state.options) || isLearningTurn(t.state)) return []
  const seats = seatsWithCards(t.state)
  const battles = clashes.map(({ name, where }) => ({ name, where }))
  const shares =
    battles.length > 1
      ? yield* t.askAll(seats, readySabotage, () => ({ battles }))
      : new Map(seats.map((seat) => [seat, [allInHand(t.state, seat)]]))
  t.state.laid = seats.flatMap((by) =>
    battles.flatMap(({ name }, place) => readyCards(by, name, shares.get(by)?.[place])),
  )
  return seats
}

function allInHand(state: State, seat: FactionId): ReadyShares[number] {
  const power = powerOf(state, seat)
  return { sabotage: countHeld(power, 'sabotage'), counterSabotage: countHeld(power, 'counterSabotage') }
}

function readyCards(by: FactionId, battle: string, share: ReadyShares[number] | undefined): ReadyCard[] {
  return (['sabotage', 'counterSabotage'] as const).flatMap((card) =>
    Array.from({ length: share?.[card] ?? 0 }, () => ({ by, card, battle })),
  )
}

/** SNS 7.10.12: Sabotage after a round, one card after another until all pass. */
export function* sabotageBetweenRounds(t: SnsTable, fight: Fight): SnsFlow {
  yield* t.repeat('card', () => nextCard(t, fight))
}

/** Whether a card was played. */
function* nextCard(t: SnsTable, fight: Fight): SnsFlow<boolean> {
  const struck = yield* t.step('strike', () => playAndCounter(t, fight))
  if (struck === null) return false
  yield* t.step('losses', () => sufferSabotage(t, struck.piece, struck.points))
  return true
}

/** A Sabotage and the casualty points it brings. */
interface Struck {
  readonly piece: PieceKey
  readonly points: number
}

/** What is struck lies with who strikes it until the dice are rolled: only those hear of it before who may counter. */
function* playAndCounter(t: SnsTable, fight: Fight): SnsFlow<Struck | null> {
  const { saboteurs } = fight
  const { name } = fight.battle
  const played = strikeIn(t.state, name) ?? (yield* playSabotage(t, fight))
  if (played === null) return null
  const others = saboteurs.filter((seat) => seat !== played.by)
  const counter = yield* t.window(others, counterSabotage, () => ({ ...played, battle: name }))
  if (counter !== undefined) useReady(t.state, counter.seat, 'counterSabotage', name)
  dropStrike(t.state, name)
  return { piece: played.piece, points: strike(t, played, counter?.seat) }
}

function* playSabotage(t: SnsTable, fight: Fight): SnsFlow<Strike | null> {
  const { battle, saboteurs } = fight
  if (saboteurs.length === 0 || !isContested(t.state, fight)) return null
  const { name, where, round } = battle
  const pieces = fighting(t.state, battle).flatMap((force) => piecesOf(t.state, force).map(keyOf))
  const played = yield* t.window(saboteurs, sabotageBetween, () => ({ battle: name, where, round, pieces }))
  if (played === undefined) return null
  const { seat: by, answer: piece } = played
  useReady(t.state, by, 'sabotage', name)
  discard(t.state, powerOf(t.state, by), 'sabotage')
  settlePlan(t.state, { by, battle: name, strike: { piece, asked: saboteurs.filter((seat) => seat !== by) } })
  return { by, piece }
}
