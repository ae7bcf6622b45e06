import { type Decision, inTurn, type Options, oneOf, refuse, standing, turned } from '@windward/table'
import { z } from 'zod'
import { type LandId, landIds } from '../data/area-ids.ts'
import { ARMY_IDS, type ArmyId } from '../data/pieces.ts'
import type { SwordsAndSails } from '../state.ts'
import { say } from './words.en.ts'

/** An army in land that is no longer a friend's. */
export interface Stranded {
  readonly army: ArmyId
  readonly land: LandId
  /** Where it can retreat to; if nowhere, leaving is the end of it. */
  readonly ways: readonly LandId[]
  /** SNS 8.5.7: pillaged land cannot be besieged. */
  readonly pillaged: boolean
}

export interface FormerAllyBrief {
  readonly armies: readonly Stranded[]
}

const shape = z
  .array(
    z.strictObject({
      army: z.enum(ARMY_IDS),
      goes: z.union([z.literal('besiege'), z.literal('disband'), z.enum(landIds)]),
    }),
  )
  .max(ARMY_IDS.length)
type Goes = z.infer<typeof shape>

/** SNS 4.3.1: each army in a former ally's land retreats or besieges it. */
export const formerAlly: Decision<SwordsAndSails, FormerAllyBrief, Goes> = {
  kind: 'former-ally',
  title: () => say('diplomacy.former.title'),
  hint: () => say('diplomacy.former.hint'),
  shape,
  options: ({ brief }) => inTurn(brief.armies, goings),
  check: ({ brief: { armies } }, chosen) => {
    const once = armies.every(({ army }) => chosen.filter((each) => each.army === army).length === 1)
    if (!once || chosen.length !== armies.length)
      return refuse('SNS 4.3.1', say('diplomacy.former.each-once'))
    const astray = armies.find((stranded) =>
      chosen.some(({ army, goes }) => army === stranded.army && !choices(stranded).includes(goes)),
    )
    return astray === undefined
      ? undefined
      : refuse('SNS 4.3.2', say('diplomacy.former.astray', { army: astray.army, land: astray.land }))
  },
  confirm: () => say('diplomacy.former.confirm'),
  absent: ({ brief }) => all(brief, retreat),
  unanswered: () => say('diplomacy.former.unanswered'),
  standing: standing(say('diplomacy.former.standing'), z.enum(['retreat', 'besiege']), ({ brief }, wish) =>
    all(brief, wish === 'besiege' ? besiege : retreat),
  ),
}

type Going = Goes[number]['goes']

function goings(stranded: Stranded): Options<Goes[number]> {
  const { army, land } = stranded
  const goes = oneOf(
    choices(stranded),
    (going) => ({ key: going, label: say('diplomacy.former.goes', { going }) }),
    () => say('diplomacy.former.army', { army, land }),
  )
  return turned(goes, (going) => ({ army, goes: going }))
}

function choices({ ways, pillaged }: Stranded): Going[] {
  const stays: Going[] = pillaged ? [] : ['besiege']
  return ways.length === 0 ? [...stays, 'disband'] : [...ways, ...stays]
}

/** SNS 4.3.5: with nowhere to go it besieges where it can, since no army is given up but by its owner's word. */
function retreat(stranded: Stranded): Going {
  return choices(stranded)[0] ?? 'disband'
}

function besiege(stranded: Stranded): Going {
  return stranded.pillaged ? retreat(stranded) : 'besiege'
}

function all({ armies }: FormerAllyBrief, going: (stranded: Stranded) => Going): Goes {
  return armies.map((stranded) => ({ army: stranded.army, goes: going(stranded) }))
}
