import { isNeutral, REALM_IDS, type SailsOfWar, SIDES } from '@windward/sails-of-war/board'
import type { PanelProps } from '../../table/contract.ts'
import { GenericPanel } from '../../table/generic-panel.tsx'
import { walk } from '../../table/options-walk.ts'
import { firstAnswer, ghostIn, isTurning, pathIn } from './fork.ts'
import { TurnChoices } from './turn-choices.tsx'

/** SOW 2.3: a tile is picked here, its zone on the board or here, and how it lies by looking. */
export function LayPanel({ question, draft, table }: PanelProps<SailsOfWar>) {
  const path = pathIn(draft.work.value)
  const { at, taken } = walk(question.options(), path)
  const before = at.kind === 'leaf' ? walk(question.options(), path.slice(0, -1)).at : at
  const turning = isTurning(before) ? before : undefined
  const ghost = turning && ghostIn(firstAnswer(turning))
  const realm = REALM_IDS.find((id) => id === ghost?.realm)
  const chosen = at.kind === 'leaf' ? ghostIn(at.answer)?.turned : undefined
  const kept = taken.map(({ key }) => key).slice(0, at.kind === 'leaf' ? -1 : undefined)
  const keys = turning?.kind === 'choice' ? turning.branches.map(({ key }) => key) : []
  return (
    <div>
      {realm !== undefined && isNeutral(realm) && (
        <TurnChoices
          realm={realm}
          sides={SIDES.filter((side) => keys.includes(`${side}`))}
          chosen={SIDES.find((side) => side === chosen)}
          take={(side) => draft.set({ path: [...kept, `${side}`] })}
        />
      )}
      <GenericPanel question={question} draft={draft} table={table} />
    </div>
  )
}
