import type { SnsFlow, SnsTable } from '../../state.ts'
import type { Force } from '../battle.ts'
import { fighting, leaving } from '../force.ts'
import { chooseRetreats } from '../leaving/retreats.ts'
import { formLine, lineOf, redeployLine } from '../line/form-line.ts'
import { withdrawLone } from '../line/line.ts'
import { dropLost, takeFromLine } from '../line/line-combat.ts'
import { beginRound } from '../round.ts'
import { sabotageInBattle } from '../sabotage/sabotage.ts'
import { drawExcess } from './drowned-cargo.ts'
import { fightSeaFiles, partingBroadsides } from './fight-sea-files.ts'
import { fleetsIn } from './fleet-armour.ts'
import { isFoughtOn, leftAfterBlows, takeRemnants } from './helpless-transports.ts'
import { sailAway } from './sail-away.ts'
import { type SeaFight, settleLoads } from './sea-fight.ts'

/** SNS 7.8.11, SNS 7.8.12: line combat at sea, as on land but without rout. */
export function* lineSeaCombat(t: SnsTable, fight: SeaFight): SnsFlow {
  let goesOn = yield* t.step('begin', () => {
    takeRemnants(t, fight)
    return isFoughtOn(t.state, fight)
  })
  for (let round = 1; goesOn; round += 1) goesOn = yield* t.step(`round ${round}`, () => oneRound(t, fight))
  for (const force of fighting(t.state, fight.battle))
    drawExcess(t, force.faction, fleetsIn(t.state, force), 'SNS 7.8.9')
}

/** Whether the battle goes on after the round. */
function* oneRound(t: SnsTable, fight: SeaFight): SnsFlow<boolean> {
  const { battle } = fight
  yield* t.step('begin', () => beginRound(t.state, battle))
  yield* t.step('line', () => formLine(t, fight))
  yield* redeployLine(t, fight)
  yield* t.step('files', () => fightSeaFiles(t, fight))
  yield* t.step('sabotage', () => sabotageInBattle(t, fight))
  yield* t.step('leave', () => leave(t, fight))
  battle.line = withdrawLone(lineOf(battle))
  return isFoughtOn(t.state, fight)
}

/** SNS 7.8.10, SNS 7.8.12: the retreat choice, and the last blows at a side that alone leaves. */
function* leave(t: SnsTable, fight: SeaFight): SnsFlow {
  const { battle, sea, shut } = fight
  const left = yield* t.step('remnants', () => {
    const after = leftAfterBlows(t, fight)
    dropLost(t, fight)
    return after
  })
  if (left.length === 0) return
  yield* t.step('retreat', () => chooseRetreats(t, fight))
  yield* t.step('blows', () => {
    const gone = leaving(battle, left)
    if (gone.length === 0) return
    partingBroadsides(t, fight, gone)
    settleLoads(t.state, fight)
    takeFromLine(battle, gone)
  })
  yield* sailAway(t, sea, shut, leaving(battle, left).filter(isAfloat(t)))
}

function isAfloat({ state }: SnsTable): (force: Force) => boolean {
  return (force) => fleetsIn(state, force).length > 0
}
