import '../siege/siege.css'
import type { PanelProps } from '@windward/kit/contract.ts'
import { Count } from '@windward/kit/panel/count.tsx'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import { divideDamage, faction, headed, type SwordsAndSails } from '@windward/swords-and-sails/facts'
import { asked } from '@windward/table'
import { Emblem } from '../factions/emblem.tsx'
import { numberIn } from '../plain-data.ts'
import { Said } from '../said.tsx'
import { words } from './words.en.ts'

/** SNS 7.2.5, SNS 7.2.7: damage divided among team-mates; it begins with the shares that hold without agreement. */
export function DivisionPanel({ question, draft, table }: PanelProps<SwordsAndSails>) {
  const { damage = 0, bearers = [] } = asked(question, divideDamage)?.brief ?? {}
  const named = bearers.filter((bearer) => bearer.named > 0).map((bearer) => bearer.faction)
  const work: unknown = draft.work.value ?? question.absent()
  const shares = Object.fromEntries(bearers.map((bearer) => [bearer.faction, numberIn(work, bearer.faction)]))
  const given = Object.values(shares).reduce((sum, share) => sum + share, 0)
  return (
    <div class="walk">
      <p class="hint">{words.division.lead(named)}</p>
      <p class={given === damage ? 'running' : 'running wanting'}>
        <Said text={words.division.divided(given, damage)} />
        <progress max={damage} value={Math.min(damage, given)} aria-label={words.division.progress} />
      </p>
      {bearers.map(({ faction: name, capacity }) => (
        <Count
          key={name}
          before={<Emblem of={name} size={24} />}
          label={headed(faction(name))}
          note={words.division.capacity(capacity)}
          value={shares[name] ?? 0}
          most={Math.min(capacity, damage)}
          change={(share) => draft.set({ ...shares, [name]: share })}
        />
      ))}
      <SealBar question={question} draft={draft} table={table} answer={shares} label={words.division.done} />
    </div>
  )
}
