import { type Decision, inTurn, oneOf, refuse, standing, turned } from '@windward/table'
import { z } from 'zod'
import { FACTION_IDS, type FactionId } from '../../data/factions/factions.ts'
import { SHIP_IDS, type ShipId } from '../../data/ships.ts'
import { UNIT_IDS, type UnitId } from '../../data/units.ts'
import type { SwordsAndSails } from '../../state.ts'
import type { Field } from '../opposed-sides.ts'
import { say } from '../words.en.ts'

export interface TargetsBrief {
  readonly where: Field
  readonly blow: 'volley' | 'close' | 'parting'
  /** Its types of unit or ship that will roll, each with the factions it may be aimed at. */
  readonly types: readonly { readonly type: UnitId | ShipId; readonly at: readonly FactionId[] }[]
}

const shape = z
  .array(z.strictObject({ type: z.enum([...UNIT_IDS, ...SHIP_IDS]), at: z.enum(FACTION_IDS) }))
  .max(UNIT_IDS.length)
export type Targets = z.infer<typeof shape>

/** SNS 7.3.7, SNS 7.6.2: whom each type of unit strikes, said before the dice. */
export const targets: Decision<SwordsAndSails, TargetsBrief, Targets> = {
  kind: 'targets',
  title: ({ brief: { where, blow } }) => say('battle.targets.title', { where, blow }),
  hint: () => say('battle.targets.hint'),
  shape,
  options: ({ brief }) =>
    inTurn(brief.types, ({ type, at }) =>
      turned(
        oneOf(
          at,
          (faction) => ({ key: faction, label: say('battle.targets.one', { faction }) }),
          () => say('battle.targets.type', { type }),
        ),
        (faction) => ({ type, at: faction }),
      ),
    ),
  check: ({ brief }, chosen) => {
    const once = brief.types.every(({ type }) => chosen.filter((each) => each.type === type).length === 1)
    if (!once || chosen.length !== brief.types.length)
      return refuse('SNS 7.3.7', say('battle.targets.each-once'))
    const wrong = chosen.find(
      ({ type, at }) => !brief.types.some((each) => each.type === type && each.at.includes(at)),
    )
    return wrong === undefined
      ? undefined
      : refuse('SNS 7.3.8', say('battle.targets.not-at', { type: wrong.type, faction: wrong.at }))
  },
  confirm: () => say('battle.targets.confirm'),
  absent: ({ brief }) => preferred(brief, []),
  unanswered: () => say('battle.targets.unanswered'),
  standing: standing(
    say('battle.targets.standing'),
    z.strictObject({ prefer: z.array(z.enum(FACTION_IDS)).max(FACTION_IDS.length) }),
    ({ brief }, { prefer }) => preferred(brief, prefer),
  ),
}

function preferred({ types }: TargetsBrief, prefer: readonly FactionId[]): Targets {
  return types.flatMap(({ type, at }) => {
    const faction = prefer.find((each) => at.includes(each)) ?? at[0]
    return faction === undefined ? [] : [{ type, at: faction }]
  })
}
