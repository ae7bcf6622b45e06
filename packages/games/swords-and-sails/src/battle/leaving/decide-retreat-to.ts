import { type Decision, inTurn, oneOf, refuse, standing, turned } from '@windward/table'
import { z } from 'zod'
import { type AreaId, type LandId, landIds } from '../../data/area-ids.ts'
import { ARMY_IDS, type ArmyId } from '../../data/pieces.ts'
import type { SwordsAndSails } from '../../state.ts'
import { say } from '../words.en.ts'

export interface RetreatToBrief {
  /** The armies that have a choice, each with the lands it may go to. */
  readonly ways: readonly {
    readonly army: ArmyId
    readonly from: AreaId
    readonly lands: readonly LandId[]
  }[]
}

const shape = z.array(z.strictObject({ army: z.enum(ARMY_IDS), to: z.enum(landIds) })).max(ARMY_IDS.length)
type Retreats = z.infer<typeof shape>

/** SNS 7.9.2: the owner chooses where his beaten armies go. */
export const retreatTo: Decision<SwordsAndSails, RetreatToBrief, Retreats> = {
  kind: 'retreat-to',
  title: () => say('battle.retreat-to.title'),
  hint: () => say('battle.retreat-to.hint'),
  shape,
  options: ({ brief }) =>
    inTurn(brief.ways, ({ army, from, lands }) =>
      turned(
        oneOf(
          lands,
          (land) => ({ key: land, label: say('battle.retreat-to.land', { land }) }),
          () => say('battle.retreat-to.army', { army, from }),
        ),
        (to) => ({ army, to }),
      ),
    ),
  check: ({ brief }, chosen) => {
    const once = brief.ways.every(({ army }) => chosen.filter((each) => each.army === army).length === 1)
    if (!once || chosen.length !== brief.ways.length)
      return refuse('SNS 7.9.2', say('battle.retreat-to.each-once'))
    const astray = chosen.find(
      ({ army, to }) => !brief.ways.some((way) => way.army === army && way.lands.includes(to)),
    )
    return astray === undefined
      ? undefined
      : refuse('SNS 7.9.2', say('battle.retreat-to.astray', { army: astray.army, land: astray.to }))
  },
  confirm: () => say('battle.retreat-to.confirm'),
  absent: ({ brief }) => preferred(brief, []),
  unanswered: () => say('battle.retreat-to.unanswered'),
  standing: standing(
    say('battle.retreat-to.standing'),
    z.strictObject({ prefer: z.array(z.enum(landIds)).max(landIds.length) }),
    ({ brief }, { prefer }) => preferred(brief, prefer),
  ),
}

function preferred({ ways }: RetreatToBrief, prefer: readonly LandId[]): Retreats {
  return ways.flatMap(({ army, lands }) => {
    const to = prefer.find((land) => lands.includes(land)) ?? lands[0]
    return to === undefined ? [] : [{ army, to }]
  })
}
