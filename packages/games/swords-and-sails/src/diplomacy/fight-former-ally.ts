import { landBattle } from '../battle/land/land-battle.ts'
import { meetings, pressedBattles } from '../battle/land/pressed-battles.ts'
import { groundOf } from '../battle/leaving/way-back.ts'
import { healthOf, stocksOf } from '../battle/stock.ts'
import type { LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { keyOf, type Piece } from '../pieces.ts'
import { armiesAt } from '../pieces-of.ts'
import { inPlayOrder } from '../powers.ts'
import { besiege } from '../siege/sieges.ts'
import type { Siege } from '../siege/who-besieges.ts'
import type { SnsFlow, SnsTable, State } from '../state.ts'
import { areAllied } from '../teams.ts'

/** SNS 4.3.1, SNS 4.3.3: strangers who stay in a land fight its owner's armies now, and then besiege it. */
export function* fightAndBesiegeNow(t: SnsTable, land: LandId): SnsFlow {
  const owner = yield* t.step('owner', () => t.state.lands[land].owner)
  if (owner === null) return
  const ground = yield* t.step('ground', () => groundOf(t.state))
  const isOwners = ({ faction }: Piece) => areAllied(t.state, faction, owner)
  yield* t.each(
    'battles',
    () => meetings(t.state, land, (a, b) => isOwners(a) !== isOwners(b)),
    function* (clash) {
      const { pressed } = yield* t.step('battle', () => landBattle(t, clash))
      yield* t.step('pressed', () => pressedBattles(t, pressed, ground))
    },
  )
  yield* besiegeInTurn(t, land, owner)
}

/** SNS 8.1.4: one besieger after another, as long as they fail. */
function* besiegeInTurn(t: SnsTable, land: LandId, owner: FactionId): SnsFlow {
  const tried: FactionId[] = []
  for (let left = true; left; ) {
    const siege = yield* t.step(`besieger ${tried.length + 1}`, () => siegeBy(t.state, land, tried))
    if (siege === undefined || areAllied(t.state, siege.besieger, owner)) return
    tried.push(siege.besieger)
    const untaken = yield* t.step(`siege ${tried.length}`, () => besiege(t, [siege], []))
    left = untaken.length > 0
  }
}

function siegeBy(state: State, land: LandId, tried: readonly FactionId[]): Siege | undefined {
  const besieger = besiegerIn(state, land, tried)
  if (besieger === undefined) return undefined
  const armies = armiesAt(state, land).filter(({ faction }) => faction === besieger)
  return { land, besieger, armies: armies.map(keyOf) }
}

/** SNS 8.1.1, SNS 8.1.4: the strongest of those there, if no two of them are unallied; then the next strongest. */
function besiegerIn(state: State, land: LandId, tried: readonly FactionId[]): FactionId | undefined {
  const armies = armiesAt(state, land)
  const worth = (of: FactionId) => healthOf(stocksOf(armies.filter(({ faction }) => faction === of)))
  const factions = inPlayOrder([...new Set(armies.map(({ faction }) => faction))])
  const [first, ...rest] = factions.filter((faction) => !tried.includes(faction))
  if (first === undefined || factions.some((faction) => !areAllied(state, faction, first))) return undefined
  return rest.reduce((best, faction) => (worth(faction) > worth(best) ? faction : best), first)
}
