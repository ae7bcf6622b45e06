import { discard } from '../hand.ts'
import { everyLand } from '../lands.ts'
import { armiesOf, fleetsOf } from '../pieces-of.ts'
import { powersIn } from '../powers.ts'
import type { Power, SnsTable, State } from '../state.ts'
import { areAllied } from '../teams.ts'
import { say } from './words.en.ts'

/** SNS 11.5.1: seats that have nothing left leave the match. */
export function eliminate(t: SnsTable): void {
  for (const power of powersIn(t.state).filter((each) => hasNothing(t.state, each))) {
    power.out = true
    power.gold = 0
    for (const card of [...power.hand]) discard(t.state, power, card)
    forgetCapital(t.state, power)
    leaveTeam(t.state, power)
    t.tell('all', 'SNS 11.5.1', say('victory.out', { faction: power.faction }))
  }
}

/** Neither land nor, in land taken in part, a city; and no piece that could win some (SNS 11.5.2). */
function hasNothing(state: State, power: Power): boolean {
  const { faction } = power
  if (armiesOf(power).length + fleetsOf(power).length > 0) return false
  return everyLand(state).every(
    ({ land }) => land.owner !== faction && land.cities.every(({ holder }) => holder !== faction),
  )
}

/** SNS 11.2.6: what team-mates hold of it was never an enemy's, and does not become one's by its end. */
function forgetCapital(state: State, { faction }: Power): void {
  for (const { land } of everyLand(state))
    for (const city of land.cities)
      if (city.capitalOf === faction && city.holder !== null && areAllied(state, city.holder, faction))
        city.capitalOf = null
}

/** Nobody has to wait for that (SNS 11.5.1); a team of one is none. */
function leaveTeam(state: State, { faction }: Power): void {
  for (const team of state.teams) {
    team.members = team.members.filter((member) => member !== faction)
    delete team.joined[faction]
  }
  state.teams = state.teams.filter(({ members }) => members.length > 1)
}
