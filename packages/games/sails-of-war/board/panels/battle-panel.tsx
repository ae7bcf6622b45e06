import type { PanelProps } from '@windward/kit/contract.ts'
import type { SailsOfWar } from '@windward/sails-of-war/facts'
import { BattleScene } from './battle-scene.tsx'
import { chosenName } from './naming.ts'
import { WalkPanel } from './walk-panel.tsx'

const MEANING: Readonly<Record<string, string>> = {
  'join-battle':
    'He widens the front rank to four and has one die of each round rolled again; he cannot be killed there.',
  'battle-cards': 'One card at most for each step of the round. Both sides lay theirs sealed.',
  reroll: 'The new roll counts, whatever it shows.',
  retreat: 'Cavalry of the other side may pursue.',
  pillage: 'The building is lost to everybody; the loot is yours. Each can be pillaged in turn.',
  'horn-of-war': 'The Horn is used once.',
}

const LABELS: Readonly<Record<string, string>> = {
  losses: 'So be it',
  'battle-cards': 'Seal the cards',
  'pick-units': 'Choose these',
}

const NONE: Readonly<Record<string, string>> = { pillage: 'Pillage nothing' }

/** SOW 8: both sides as they stand and the dice as they fell, above whatever the battle asks. */
export function BattlePanel({ question, draft, table }: PanelProps<SailsOfWar>) {
  const meaning = MEANING[question.kind]
  return (
    <div class="walk">
      <BattleScene table={table} />
      {meaning !== undefined && <p class="hint sow-meaning">{meaning}</p>}
      <WalkPanel
        question={question}
        draft={draft}
        table={table}
        none={NONE[question.kind]}
        sealing={(taken) =>
          LABELS[question.kind] ?? chosenName(question.kind === 'pillage' ? taken.slice(0, 1) : taken, table)
        }
      />
    </div>
  )
}
