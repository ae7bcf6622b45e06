import { reaches } from '../data/levels.ts'
import { WINDS } from '../data/winds.ts'
import { nameFlagships } from '../flagship/flagship.ts'
import { scenarioNow } from '../scenario/current-scenario.ts'
import { shipOf } from '../ships.ts'
import type { SogFlow, SogTable } from '../state.ts'
import { chooseFleets } from './choose-fleets.ts'
import { fitOut } from './decide-fit-out.ts'
import { layTheTable } from './lay-table.ts'
import { say } from './words.en.ts'

/** The wind, the ships' places, and from Standard on their first loads and cards. */
export function* setup(t: SogTable): SogFlow {
  yield* t.step('wind', () => drawWind(t))
  yield* t.step('fleets', () => chooseFleets(t))
  yield* t.step('table', () => layTheTable(t))
  yield* t.step('flagships', () => nameFlagships(t))
  if (reaches(t.state.options.level, 'standard')) yield* t.step('fitting out', () => fitOutShips(t))
}

/** SOG 12.19.3 */
function drawWind(t: SogTable): void {
  if (scenarioNow(t.state).wind !== 'lot') return
  t.state.wind.from = t.dice.pick(WINDS)
  t.tell('all', 'SOG 12.19.3', say('setup.wind-drawn', { wind: t.state.wind.from }))
}

function* fitOutShips(t: SogTable): SogFlow {
  const fitted = yield* t.askAll(t.seats, fitOut, () => null)
  const advanced = reaches(t.state.options.level, 'advanced')
  const fittings = t.seats.flatMap((seat) => fitted.get(seat) ?? [])
  for (const { ship: id, port, starboard, card, sails } of fittings) {
    const ship = shipOf(t.state, id)
    ship.guns.port.box = port
    ship.guns.starboard.box = starboard
    ship.plan.now = card
    ship.sails = sails
    if (advanced) t.tell('all', 'SOG 11.1.2', say('setup.sails-set', { ship: id, sails }))
  }
}
