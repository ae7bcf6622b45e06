import { FACTION_IDS } from '@windward/swords-and-sails/facts'
import { memo } from '../map/memo.ts'
import { CHARGES } from './charges.ts'
import { inkOf } from './faction.ts'

/** The patterns on the land of each faction. */
export const Weaves = memo(() => (
  <>
    {FACTION_IDS.map((faction) => (
      <pattern
        key={faction}
        id={`sns-weave-${faction}`}
        width="12"
        height="12"
        patternUnits="userSpaceOnUse"
        patternTransform="scale(1.25)"
      >
        <path class="weave" d={CHARGES[faction].weave} style={{ stroke: inkOf(faction) }} />
      </pattern>
    ))}
  </>
))
