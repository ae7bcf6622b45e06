import type { FactionId } from '../data/factions/factions.ts'
import { diplomatMoment } from '../diplomacy/diplomat.ts'
import { discard } from '../hand.ts'
import { secondsFor } from '../options.ts'
import { factionsIn, powerOf } from '../powers.ts'
import type { Power, SnsFlow, SnsTable, State } from '../state.ts'
import { pay } from '../treasury.ts'
import { isRipe, priced, quarriesFor, type Work } from './city-works.ts'
import { cities } from './decide-cities.ts'
import { say } from './words.en.ts'

/** Phase 8 (SNS 10): all build and upgrade cities, sealed. */
export function* buildCities(t: SnsTable): SnsFlow {
  t.state.phase = 'cities'
  yield* diplomatMoment(t)
  const built = yield* t.askAll(factionsIn(t.state), cities, () => ({
    seconds: secondsFor(t.state.options, 'cities'),
  }))
  for (const [seat, works] of built) build(t, seat, works)
}

function build(t: SnsTable, seat: FactionId, works: readonly Work[]): void {
  if (works.length === 0) return
  const { state } = t
  const power = powerOf(state, seat)
  const { prices } = priced(state, power, works)
  for (let cards = quarriesFor(seat, works); cards > 0; cards -= 1) {
    discard(state, power, 'stoneQuarry')
    t.tell('all', 'SNS 10.3.3', say('cities.quarry', { faction: seat }))
  }
  for (const [index, each] of works.entries()) {
    const { land, work } = each
    const price = prices[index] ?? 0
    pay(power, price)
    if (work === 'minor') found(state, power, each)
    else enlarge(state, power, each)
    const clause = work === 'minor' ? 'SNS 10.1.1' : 'SNS 10.1.5'
    t.tell('all', clause, say('cities.built', { faction: seat, work, land, price }))
  }
}

function found({ lands, number }: State, { faction }: Power, { land }: Work): void {
  lands[land].cities.push({ kind: 'minor', capitalOf: null, built: number, holder: faction })
}

/** SNS 10.1.5: of several the oldest, since cities stand in the order in which they were built. */
function enlarge({ lands, number }: State, power: Power, { land }: Work): void {
  const city = lands[land].cities.find((each) => isRipe(each, power, number))
  if (city !== undefined) city.kind = 'major'
}
