import type { PanelProps } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import { type SailsOfWar, SIDES, turnRealm } from '@windward/sails-of-war/facts'
import { asked } from '@windward/table'
import { TileCard } from './tile-card.tsx'
import { words } from './words.en.ts'
import './tiles.css'

/** SOW 2.3.3 */
export function TurnPanel({ question, draft, table }: PanelProps<SailsOfWar>) {
  const brief = asked(question, turnRealm)?.brief
  const chosen = SIDES.find((side) => side === draft.work.value) ?? 0
  if (brief === undefined) return null
  return (
    <div class="walk">
      <p class="hint">{words.turn.hint}</p>
      <fieldset class="sow-tiles">
        <legend>{words.turn.asked}</legend>
        {SIDES.map((side) => (
          <TileCard
            key={side}
            realm={brief.realm}
            turned={side}
            chosen={side === chosen}
            caption={words.turn.firstSide(side)}
            take={() => draft.set(side)}
          />
        ))}
      </fieldset>
      <SealBar question={question} draft={draft} table={table} label={words.turn.done} answer={chosen} />
    </div>
  )
}
