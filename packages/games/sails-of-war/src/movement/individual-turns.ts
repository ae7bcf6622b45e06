import { fightLandBattles } from '../battle/land-battles.ts'
import { pillage } from '../battle/pillage.ts'
import { settleControl } from '../battle/settle-control.ts'
import { allRealms } from '../board/realms.ts'
import type { RaceId } from '../data/races.ts'
import { actUntilDone } from '../deeds.ts'
import { restAll } from '../forces.ts'
import { healHeroes } from '../heroes/heal.ts'
import { heroesOf, inOrder, openPlayer } from '../players.ts'
import { deliverPrizes } from '../quests/deliver-prize.ts'
import { seaDenial } from '../sea/decide-sea-denial.ts'
import { fightSeaBattles, settleTempest } from '../sea/sea-battles.ts'
import { shipsOf } from '../ships.ts'
import type { SowFlow, SowTable, State } from '../state.ts'
import { leaveMatch } from '../victory/elimination.ts'
import { bringHome } from './by-ship/trade.ts'
import { movementSegment } from './movement-deeds.ts'
import { newTurn } from './turn-state.ts'

/** SOW 7.1.1: phase 3. */
export function* individualTurns(t: SowTable): SowFlow {
  const { state } = t
  state.phase = 'turns'
  settleTempest(t)
  for (const race of inOrder(state)) {
    if (!openPlayer(state, race).out) yield* individualTurn(t, race)
  }
}

function* individualTurn(t: SowTable, race: RaceId): SowFlow {
  const { state } = t
  const turn = newTurn(race)
  state.turn = turn
  healHeroes(t, race)
  bringHome(t, race)
  yield* deliverPrizes(t, race)
  yield* actUntilDone(t, race, movementSegment)
  turn.segment = 'battle'
  yield* fightLandBattles(t, race)
  fightSeaBattles(t, race)
  yield* seaDenial(t, race)
  yield* settleControl(t)
  for (const each of inOrder(state)) yield* deliverPrizes(t, each)
  yield* pillage(t, race)
  rest(state, race)
  state.turn = null
  leaveMatch(t)
}

function rest(state: State, race: RaceId): void {
  for (const realm of allRealms(state)) restAll(realm, race)
  for (const ship of shipsOf(state, race)) ship.moved = false
  for (const hero of heroesOf(state, race)) {
    hero.moved = false
    hero.done = false
  }
}
