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
  yield* t.step('tempest', () => settleTempest(t))
  yield* t.each(
    'turns',
    () => inOrder(state),
    (race) => (openPlayer(state, race).out ? undefined : individualTurn(t, race)),
  )
}

function* individualTurn(t: SowTable, race: RaceId): SowFlow {
  yield* t.step('begin', () => beginTurn(t, race))
  yield* t.step('brought home', () => deliverPrizes(t, race))
  yield* t.step('movement', () => actUntilDone(t, race, movementSegment))
  yield* t.step('land battles', () => fightLandBattles(t, race))
  yield* t.step('sea battles', () => fightSeaBattles(t, race))
  yield* t.step('sea denial', () => seaDenial(t, race))
  yield* t.step('rest', () => rest(t.state, race))
  yield* t.step('control', () => settleControl(t))
  yield* t.each(
    'prizes',
    () => inOrder(t.state),
    (each) => deliverPrizes(t, each),
  )
  yield* t.step('pillage', () => pillage(t, race))
  yield* t.step('end', () => endTurn(t))
}

function beginTurn(t: SowTable, race: RaceId): void {
  t.state.turn = newTurn(race)
  healHeroes(t, race)
  bringHome(t, race)
}

function endTurn(t: SowTable): void {
  t.state.turn = null
  leaveMatch(t)
}

/** What has moved may move again; nothing else in this turn asks for it. */
function rest(state: State, race: RaceId): void {
  for (const realm of allRealms(state)) restAll(realm, race)
  for (const ship of shipsOf(state, race)) ship.moved = false
  for (const hero of heroesOf(state, race)) {
    hero.moved = false
    hero.done = false
  }
}
