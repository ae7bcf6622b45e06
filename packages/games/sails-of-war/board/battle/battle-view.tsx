import { useSignal } from '@preact/signals'
import type { LedgerLine, TableModel } from '@windward/kit/contract.ts'
import { type BattleSide, briefly, countOf, type SailsOfWar, type View } from '@windward/sails-of-war/facts'
import { lotsIn } from '../dice/lots.ts'
import { Lots } from '../dice/throw.tsx'
import { RaceMark } from '../signs/sign.tsx'
import { Field } from './field.tsx'
import { words } from './words.en.ts'
import './battle.css'

const STEPS = ['rout', 'archers', 'cavalry', 'front'] as const

interface BattleViewProps {
  readonly table: TableModel<SailsOfWar>
  readonly view: View
}

/** SOW 8: the battle under way, seen from the ground. The map lies under it and can be looked at any time. */
export function BattleView({ table, view }: BattleViewProps) {
  const onMap = useSignal(false)
  const { battle } = view
  const realm = battle === null ? undefined : view.realms[battle.realm]
  if (battle === null || realm === undefined) return null
  if (onMap.value)
    return (
      <button type="button" class="sow-to-battle" data-over onClick={() => (onMap.value = false)}>
        {words.showBattle}
      </button>
    )
  const lines = sinceItBegan(table.host.lines.value, table.telling.value?.line)
  return (
    <section
      class="sow-battlefield"
      aria-label={words.of(battle.realm)}
      data-over
      style={{ '--covered': `${table.telling.value === undefined ? 0 : table.covered.value}px` }}
    >
      <Field realm={realm} attacker={battle.attacker} defender={battle.defender} />
      <header>
        <strong>{words.of(battle.realm)}</strong>
        <span>{words.round(battle.round)}</span>
        <ol>
          {STEPS.map((step) => (
            <li key={step} {...(step === battle.step && battle.round > 0 ? { 'aria-current': 'step' } : {})}>
              {words.steps[step]}
            </li>
          ))}
        </ol>
        <button type="button" class="quiet" onClick={() => (onMap.value = true)}>
          {words.showMap}
        </button>
      </header>
      <div class="sow-both">
        <Card side={battle.attacker} lines={lines} />
        <Card side={battle.defender} lines={lines} />
      </div>
    </section>
  )
}

/** Up to the line that is being told. */
function sinceItBegan(lines: readonly LedgerLine[], told: LedgerLine | undefined): readonly LedgerLine[] {
  const known = told === undefined ? lines : lines.filter(({ n }) => n <= told.n)
  return known.slice(known.findLastIndex(({ what }) => what.key === 'battle.begins') + 1)
}

/** A side with the dice it threw last. */
function Card({ side, lines }: { readonly side: BattleSide; readonly lines: readonly LedgerLine[] }) {
  const thrown = lines.findLast(
    ({ what }) => what.key === 'battle.rolled' && what.fields['race'] === side.race,
  )
  return (
    <div class={`sow-card sow-of-${side.race}`}>
      <p>
        <RaceMark race={side.race} />
        <strong>{briefly(side.race)}</strong>
        <span>{words.state(countOf(side.ready), countOf(side.routed), side.killed)}</span>
      </p>
      {thrown !== undefined && <Lots lots={lotsIn(thrown.what.fields)} />}
    </div>
  )
}
