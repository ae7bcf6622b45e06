import { ZONES, type Zone } from '../board/zones.ts'
import type { RaceId } from '../data/races.ts'
import { DIE } from '../data/setup.ts'
import { SEA_BATTLE } from '../data/ships.ts'
import { inOrder, turnNumber } from '../players.ts'
import type { Open, Ship } from '../public-state.ts'
import { guardsAt, shipsAt } from '../ships.ts'
import type { SowTable } from '../state.ts'
import { leaveMatch } from '../victory/elimination.ts'
import { sink } from './sink-ship.ts'
import { say } from './words.en.ts'

/** SOW 9.1.1: every sea battle of the active player. */
export function fightSeaBattles(t: SowTable, race: RaceId): void {
  for (const zone of ZONES) fightIn(t, zone, race)
}

/** SOW 5.19: battles a tempest has brought, before anyone moves; the earliest attacks. */
export function settleTempest(t: SowTable): void {
  if (!t.state.weather.tempest) return
  for (const race of inOrder(t.state)) fightSeaBattles(t, race)
  leaveMatch(t)
}

function warshipsOf(open: Open, zone: Zone, race: RaceId): Ship[] {
  return shipsAt(open, zone).filter(({ owner, kind }) => owner === race && kind === 'warship')
}

/** One enemy after the other, in initiative order; after it nobody else has Warships here, or he has none (SOW 9.1.5). */
export function fightIn(t: SowTable, zone: Zone, race: RaceId): void {
  if (warshipsOf(t.state, zone, race).length === 0) return
  const foes = guardsAt(t.state, zone, race).sort((a, b) => turnNumber(t.state, a) - turnNumber(t.state, b))
  for (const foe of foes) fight(t, zone, race, foe)
}

/** SOW 9.1.2 to SOW 9.1.4: until one side has no Warships left. */
function fight(t: SowTable, zone: Zone, attacker: RaceId, defender: RaceId): void {
  for (;;) {
    const attacking = warshipsOf(t.state, zone, attacker)
    const defending = warshipsOf(t.state, zone, defender)
    if (attacking.length === 0 || defending.length === 0) return
    const attack = t.dice.rolls(attacking.length, DIE)
    const defence = t.dice.rolls(defending.length, DIE)
    t.tell('all', 'SOW 9.1.2', say('sea.battle', { zone, attacker, defender, attack, defence }))
    lose(t, zone, defending, hits(attack, SEA_BATTLE.attacker))
    lose(t, zone, attacking, hits(defence, SEA_BATTLE.defender))
  }
}

const hits = (rolled: readonly number[], needed: number) => rolled.filter((roll) => roll >= needed).length

function lose(t: SowTable, zone: Zone, ships: readonly Ship[], count: number): void {
  for (const ship of ships.slice(0, count)) {
    const lost = { race: ship.owner, ship: ship.id, zone }
    sink(t, ship, () => t.tell('all', 'SOW 9.1.3', say('sea.warship-lost', lost)))
  }
}
