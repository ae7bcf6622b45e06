import { type Ended, landBattles } from '../battle/land/land-battle.ts'
import { type Leaving, type Pressed, sendBack } from '../battle/leaving/send-back.ts'
import { type Ground, groundOf } from '../battle/leaving/way-back.ts'
import type { Clash } from '../battle/opposed-sides.ts'
import { sabotageMoment } from '../battle/sabotage/sabotage.ts'
import type { LandId } from '../data/area-ids.ts'
import { isOnAttack } from '../orders/attack.ts'
import { holdAndDefend } from '../orders/hold.ts'
import { type March, march } from '../orders/march.ts'
import { type Army, keyOf, type PieceKey } from '../pieces.ts'
import { armiesAt, armyCalled } from '../pieces-of.ts'
import type { SnsFlow, SnsTable, State } from '../state.ts'
import { borderClashes, unhindered } from './border-clashes.ts'
import { say } from './words.en.ts'

/** What battles on borders leave behind for phase 6. */
export interface FromBorders {
  /** Who has battle still before him, since a Withdraw led into one (SNS 7.10.5). */
  readonly pressed: readonly Pressed[]
  /** The lands that winners have entered: their siege follows a battle (SNS 8.1.5). */
  readonly entered: readonly LandId[]
}

/** SNS 6.2.3: fought before anything else on land. */
export function* fightOnBorders(
  t: SnsTable,
  clashes: readonly Clash[],
  marches: readonly March[],
): SnsFlow<FromBorders> {
  if (clashes.length === 0) return { pressed: [], entered: [] }
  const struck = yield* t.step('sabotage', () => sabotageMoment(t, 'borders', clashes))
  const left = struck ? yield* t.step('clashes left', () => afterSabotage(t, clashes, marches)) : clashes
  const ground = yield* t.step('ground', () => groundOf(t.state))
  const fought = yield* t.step('battles', () => landBattles(t, 'border', left, ground))
  return yield* settleBorders(t, left, fought, marches)
}

/** SNS 7.10.7: who is left to fight; those whose enemies are gone march on. */
function afterSabotage(t: SnsTable, clashes: readonly Clash[], marches: readonly March[]): Clash[] {
  const armies = clashes.flatMap((clash) => survivors(t.state, clash)).map(keyOf)
  const halted = marches.filter(({ army }) => armies.includes(army))
  const left = borderClashes(t.state, halted)
  for (const each of unhindered(t, halted, left)) march(t, each)
  return left
}

/** SNS 6.2.5: winners on Attack go on, and losers in whose land they come make way, by SNS 7.10.5 who withdrew. */
export function* settleBorders(
  t: SnsTable,
  clashes: readonly Clash[],
  fought: readonly Ended[],
  marches: readonly March[],
): SnsFlow<FromBorders> {
  const { entered, driven, ground } = yield* t.step('winners go on', () => goOn(t, clashes, fought, marches))
  const pressed = yield* t.step('losers go back', () => sendBack(t, leaving(t.state, driven), ground))
  return { pressed, entered }
}

/** Who must make way once the winners have gone on, and how all stand then. */
interface GoneOn {
  readonly entered: readonly LandId[]
  readonly driven: readonly Driven[]
  readonly ground: Ground
}

interface Driven {
  readonly army: PieceKey
  /** It left the battle by a Withdraw. */
  readonly card: boolean
}

function goOn(
  t: SnsTable,
  clashes: readonly Clash[],
  fought: readonly Ended[],
  marches: readonly March[],
): GoneOn {
  const entered: LandId[] = []
  const beaten = clashes.flatMap((clash, index) => settle(t, clash, fought[index], marches, entered))
  const driven = beaten
    .filter(({ army, winners }) =>
      armiesAt(t.state, army.at).some(({ faction }) => winners.includes(faction)),
    )
    .map(({ army, card }) => ({ army: keyOf(army), card }))
  return { entered, driven, ground: groundOf(t.state) }
}

function leaving(state: State, driven: readonly Driven[]): Leaving[] {
  return driven.flatMap(({ army: key, card }) => {
    const army = armyCalled(state, key)
    return army === undefined ? [] : [{ faction: army.faction, armies: [army], card }]
  })
}

interface Beaten {
  readonly army: Army
  readonly winners: Ended['winners']
  /** It left the battle by a Withdraw. */
  readonly card: boolean
}

/** Sends the winners on, and says who is left without the field. */
function settle(
  t: SnsTable,
  clash: Clash,
  ended: Ended | undefined,
  marches: readonly March[],
  entered: LandId[],
): Beaten[] {
  const winners = ended?.winners ?? []
  return survivors(t.state, clash).flatMap((army): Beaten[] => {
    const won = winners.includes(army.faction)
    const to = marches.find((march) => march.army === keyOf(army))?.to
    if (won && isOnAttack(army) && to !== undefined) {
      army.at = to
      if (ended?.fought) entered.push(to)
      t.tell('all', 'SNS 6.2.5', say('movement.goes-on', { piece: keyOf(army), to }))
      return []
    }
    army.order = holdAndDefend(army)
    t.tell('all', 'SNS 6.2.5', say('movement.turns-back', { piece: keyOf(army), at: army.at }))
    return won ? [] : [{ army, winners, card: ended?.withdrawn.includes(army.faction) ?? false }]
  })
}

function survivors(state: State, { sides }: Clash): Army[] {
  return sides.flatMap(({ pieces }) => pieces).flatMap((key) => armyCalled(state, key) ?? [])
}
