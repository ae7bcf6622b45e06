import { type RolledBrief, type SailsOfWar, SIDES } from '@windward/sails-of-war/board'
import type { Question } from '@windward/table'
import type { PanelProps } from '../../table/contract.ts'
import { SealBar } from '../../table/seal-bar.tsx'
import { TurnChoices } from './turn-choices.tsx'

/** SOW 2.3.3 */
export function TurnPanel({ question, draft, table }: PanelProps<SailsOfWar>) {
  const { brief } = question
  const chosen = SIDES.find((side) => side === draft.work.value)
  if (!isRolled(question, brief)) return null
  return (
    <div>
      <TurnChoices realm={brief.realm} sides={SIDES} chosen={chosen} take={(side) => draft.set(side)} />
      <SealBar
        question={question}
        draft={draft}
        table={table}
        label="Lay it so"
        missing="Pick one of the ways the tile can lie."
        {...(chosen === undefined ? {} : { answer: chosen })}
      />
    </div>
  )
}

/** A question of this kind always brings this. */
function isRolled({ kind }: Question<SailsOfWar>, brief: unknown): brief is RolledBrief {
  return kind === 'turn-realm' && typeof brief === 'object' && brief !== null
}
