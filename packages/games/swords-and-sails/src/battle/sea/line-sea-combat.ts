import { ownerOf } from '../../pieces.ts'
import type { SnsFlow, SnsTable } from '../../state.ts'
import type { Force } from '../battle.ts'
import { fighting } from '../force.ts'
import { chooseRetreats } from '../leaving/retreats.ts'
import { formLine, lineOf, redeployLine } from '../line/form-line.ts'
import { withdrawLone } from '../line/line.ts'
import { dropLost } from '../line/line-combat.ts'
import { beginRound, isContested } from '../round.ts'
import { sabotageInBattle } from '../sabotage/sabotage.ts'
import { drawExcess } from './drowned-cargo.ts'
import { fightSeaFiles, partingBroadsides } from './fight-sea-files.ts'
import { fleetsIn } from './fleet-armour.ts'
import { isHarmless, takeRemnants } from './helpless-transports.ts'
import { sailAway } from './sail-away.ts'
import { type SeaFight, settleLoads } from './sea-fight.ts'

/** SNS 7.8.11, SNS 7.8.12: line combat at sea, as on land but without rout. */
export function* lineSeaCombat(t: SnsTable, fight: SeaFight): SnsFlow {
  const { battle } = fight
  battle.line = []
  takeRemnants(t, fight)
  while (isContested(t.state, fight) && !isHarmless(t.state, fighting(t.state, battle))) {
    beginRound(t.state, battle)
    yield* formLine(t, fight)
    yield* redeployLine(t, fight)
    fightSeaFiles(t, fight)
    yield* sabotageInBattle(t, fight)
    settleLoads(t.state, fight)
    takeRemnants(t, fight)
    dropLost(t, fight)
    yield* leave(t, fight)
    battle.line = withdrawLone(lineOf(battle))
  }
  for (const force of fighting(t.state, battle))
    drawExcess(t, force.faction, fleetsIn(t.state, force), 'SNS 7.8.9')
}

/** SNS 7.8.10, SNS 7.8.12: the retreat choice, and the last blows at a side that alone leaves. */
function* leave(t: SnsTable, fight: SeaFight): SnsFlow {
  const { battle, sea, shut } = fight
  const before = fighting(t.state, battle)
  if (!isContested(t.state, fight) || isHarmless(t.state, before)) return
  yield* chooseRetreats(t, fight)
  const leaving = before.filter(({ stays }) => stays !== 'fights')
  if (leaving.length === 0) return
  partingBroadsides(t, fight, leaving)
  settleLoads(t.state, fight)
  const gone = leaving.map(({ faction }) => faction)
  for (const file of lineOf(battle))
    for (const side of [0, 1] as const)
      file.ranks[side] = file.ranks[side].filter(({ piece }) => !gone.includes(ownerOf(piece)))
  yield* sailAway(t, sea, shut, leaving.filter(isAfloat(t)))
}

function isAfloat({ state }: SnsTable): (force: Force) => boolean {
  return (force) => fleetsIn(state, force).length > 0
}
