import type { FactionId } from '../../data/factions/factions.ts'
import { ownerOf, type PieceKey } from '../../pieces.ts'
import { pieceAt } from '../../pieces-of.ts'
import { inPlayOrder } from '../../powers.ts'
import type { SnsFlow, SnsTable, State } from '../../state.ts'
import type { Pressed } from '../leaving/send-back.ts'
import { type Ground, groundOf } from '../leaving/way-back.ts'
import { type CardsReady, readyCards } from '../leaving/withdraw-cards.ts'
import type { Clash, Fought, Side } from '../opposed-sides.ts'
import type { CardsAtHand } from '../round.ts'
import { saboteursFor } from '../sabotage/between-rounds.ts'
import { meeting } from './decide-meet-forces.ts'
import { oneBattle } from './one-battle.ts'

/** How a land battle ended, who left it by a Withdraw, and the lands into which one led though enemies stand there (SNS 7.10.5). */
export interface Ended extends Fought {
  readonly withdrawn: readonly FactionId[]
  readonly pressed: readonly Pressed[]
  /** There was a round at least: not all the enemies left before it began. */
  readonly fought: boolean
}

/** SNS 7.1.1: battles in different places are fought side by side; none waits for another. */
export function* landBattles(
  t: SnsTable,
  step: string,
  clashes: readonly Clash[],
  ground: Ground,
): SnsFlow<Ended[]> {
  if (clashes.length === 0) return []
  const cards = yield* readyCards(t, clashes)
  const saboteurs = yield* saboteursFor(t, clashes)
  return yield* t.together(
    clashes,
    ({ name }) => `${step}:${name}`,
    (child, clash) => fightOut(child, clash, ground, { cards: cardsFor(cards, clash), saboteurs }),
  )
}

/** A single battle, with nothing else going on, outside phase 6: nobody is asked about Sabotage (SNS 7.10.7). */
export function* landBattle(t: SnsTable, clash: Clash): SnsFlow<Ended> {
  const cards = yield* readyCards(t, [clash])
  return yield* fightOut(t, clash, groundOf(t.state), { cards: cardsFor(cards, clash), saboteurs: [] })
}

function cardsFor(ready: CardsReady, clash: Clash): Map<FactionId, number> {
  return ready.get(clash) ?? new Map()
}

/** SNS 5.3.2: a divided side is met force by force, as long as there is anybody to meet it. */
function* fightOut(t: SnsTable, clash: Clash, ground: Ground, hand: CardsAtHand): SnsFlow<Ended> {
  const { divided, sides } = clash
  const parted = divided === null ? undefined : sides[divided]
  const whole = sides.find((_, place) => place !== divided)
  if (parted === undefined || whole === undefined) return yield* oneBattle(t, clash, ground, hand)
  const withdrawn: FactionId[] = []
  const pressed: Pressed[] = []
  let fought = false
  const waiting = yield* inOrder(t, clash, whole, parted)
  let winners: readonly FactionId[] = whole.factions
  for (let force = waiting.shift(); force !== undefined; force = waiting.shift()) {
    const met = { ...parted, factions: ownersOf(force), pieces: force, forces: [force] }
    const left = stillThere(t.state, clash, whole)
    const ended = yield* oneBattle(
      t,
      { ...clash, sides: sides.map((side) => (side === parted ? met : left)), divided: null },
      ground,
      hand,
    )
    withdrawn.push(...ended.withdrawn)
    pressed.push(...ended.pressed)
    fought ||= ended.fought
    winners = ended.winners
    if (!winners.some((faction) => whole.factions.includes(faction))) break
  }
  const untouched = ownersOf(waiting.flat())
  return { winners: [...new Set([...winners, ...untouched])], withdrawn, pressed, fought }
}

function* inOrder(
  t: SnsTable,
  { where }: Clash,
  whole: Side,
  parted: Side,
): SnsFlow<(readonly PieceKey[])[]> {
  const { forces } = parted
  const order = yield* t.ask(spokesman(whole), meeting, { where, forces })
  return order.flatMap((place) => {
    const force = forces[place]
    return force === undefined ? [] : [force]
  })
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
