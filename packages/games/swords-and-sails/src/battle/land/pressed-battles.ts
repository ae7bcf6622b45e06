import { type LandId, landIds } from '../../data/area-ids.ts'
import { type Quarrel, quarrelling, quarrelsAmong, sideFrom } from '../../movement/sides.ts'
import { armiesAt } from '../../pieces-of.ts'
import type { SnsFlow, SnsTable, State } from '../../state.ts'
import type { Pressed } from '../leaving/send-back.ts'
import type { Ground } from '../leaving/way-back.ts'
import type { Clash } from '../opposed-sides.ts'
import { type Ended, landBattles } from './land-battle.ts'

/** SNS 7.10.5: battles into which a Withdraw has led, and those into which these lead, until there are no more. Where. */
export function* pressedBattles(t: SnsTable, pressed: readonly Pressed[], ground: Ground): SnsFlow<LandId[]> {
  const fought: LandId[] = []
  for (let left = pressed, wave = 1; left.length > 0; wave += 1) {
    const before = left
    const clashes = yield* t.step(`meet ${wave}`, () => clashesOf(t.state, before))
    const ended = yield* t.step(`battles ${wave}`, () => landBattles(t, `withdrawn-${wave}`, clashes, ground))
    fought.push(...foughtFor(clashes, ended))
    left = ended.flatMap((each) => each.pressed)
  }
  return fought
}

/** SNS 8.1.5: the lands for which there has been a battle; not those whose enemies left before one began. */
export function foughtFor(clashes: readonly Clash[], ended: readonly Ended[]): LandId[] {
  return clashes.flatMap(({ where }, place) => ('land' in where && ended[place]?.fought ? where.land : []))
}

function clashesOf(state: State, pressed: readonly Pressed[]): Clash[] {
  return landIds.flatMap((land) => {
    const newcomers = pressed.filter((each) => each.land === land).map(({ faction }) => faction)
    if (newcomers.length === 0) return []
    return meetings(state, land, (a, b) => newcomers.includes(a.faction) || newcomers.includes(b.faction))
  })
}

/** Battles between the armies in a land that are at odds, whatever their orders. */
export function meetings(state: State, land: LandId, quarrel: Quarrel): Clash[] {
  return quarrelling(state, armiesAt(state, land), quarrel).map((parties, index) => ({
    name: index === 0 ? land : `${land}:${index + 1}`,
    where: { land },
    sides: parties.map((party) => sideFrom(state, party)),
    attacks: [],
    quarrels: quarrelsAmong(state, parties, quarrel),
    divided: null,
  }))
}
