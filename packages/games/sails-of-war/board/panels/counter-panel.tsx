import type { PanelProps } from '@windward/kit/contract.ts'
import { openPlayer, RACE_NAMES, type SailsOfWar } from '@windward/sails-of-war/facts'
import { RaceMark } from '../signs/sign.tsx'
import { WalkPanel } from './walk-panel.tsx'

/** SOW 4.2.4: who has which counter already, and who shall have this one. */
export function CounterPanel({ question, draft, table }: PanelProps<SailsOfWar>) {
  const { view } = question
  const given = view.seats.flatMap((race) => {
    const { initiative } = openPlayer(view, race)
    return initiative === null ? [] : [{ race, initiative }]
  })
  return (
    <div class="walk">
      <p class="hint sow-meaning">The lowest number goes first. A counter lasts for Spring and Fall.</p>
      {given.length > 0 && (
        <ul class="sow-counters" aria-label="Counters given out">
          {given.map(({ race, initiative }) => (
            <li key={race}>
              <RaceMark race={race} />
              <span class="unseen">{RACE_NAMES[race]}: </span>
              <strong>{initiative}</strong>
            </li>
          ))}
        </ul>
      )}
      <WalkPanel
        question={question}
        draft={draft}
        table={table}
        sealing={([taken]) => (taken?.key === 'keep' ? 'Keep it' : 'Give it')}
      />
    </div>
  )
}
