import './brief.css'
import { useSignal } from '@preact/signals'
import type { Brief, Goal } from '@windward/kit/contract.ts'
import { SPECTATOR } from '@windward/table'
import { useEffect, useRef } from 'preact/hooks'
import type { OpenTable } from '../model.ts'
import { briefWords as words } from './brief-words.en.ts'

/** The game on one card: who one is, what one plays for, and the turn in one picture. */
export function BriefDialog({ table }: { readonly table: OpenTable }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const brief = useSignal<Brief | undefined>(undefined)
  const wanted = table.brief.value
  useEffect(() => {
    const { view, seat } = table.position.peek() ?? {}
    if (!wanted || view === undefined || seat === undefined || seat === SPECTATOR) return
    void table.board.brief?.(view, seat).then((made) => {
      brief.value = made
      if (dialog.current?.open === false) dialog.current.showModal()
    })
  }, [wanted, table, brief])
  const view = table.position.value?.view
  return (
    <dialog
      ref={dialog}
      class="brief"
      aria-labelledby="brief-title"
      closedby="any"
      onClose={() => {
        table.brief.value = false
      }}
    >
      {brief.value !== undefined && view !== undefined && (
        <Card table={table} brief={brief.value} goal={table.board.goal?.(view)} />
      )}
    </dialog>
  )
}

interface CardProps {
  readonly table: OpenTable
  readonly brief: Brief
  readonly goal: Goal | undefined
}

function Card({ table, brief: { title, about, worth, turn }, goal }: CardProps) {
  const seat = table.position.value?.seat ?? ''
  return (
    <form method="dialog">
      <header>
        <svg class="emblem" viewBox="0 0 24 24" aria-hidden="true">
          <table.board.Emblem seat={seat} />
        </svg>
        <div>
          <h2 id="brief-title">{title}</h2>
          <p>{about}</p>
        </div>
      </header>
      {goal !== undefined && (
        <section>
          <h3>{words.goal(goal.short)}</h3>
          <p>{goal.full}</p>
          <ul class="worth">
            {worth.map(({ figure, what }) => (
              <li key={what}>
                <b>{figure}</b> {what}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <div class="turn-head">
          <h3>{turn.title}</h3>
          <p class="legend">
            <i class="dot decides" /> {words.decides} <i class="dot" /> {words.byItself}
          </p>
        </div>
        <TurnPicture rows={turn.rows} />
      </section>
      <footer>
        {/* biome-ignore lint/a11y/noAutofocus: whoever opens the card wants to go on from it */}
        <button type="submit" class="act" autoFocus>
          {words.start}
        </button>
        <p class="hint">{words.again}</p>
      </footer>
    </form>
  )
}

/** The phases in their order, a row for each part of the turn; filled where one decides. */
function TurnPicture({ rows }: Pick<Brief['turn'], 'rows'>) {
  const before = rows.map((_, row) => rows.slice(0, row).reduce((sum, { phases }) => sum + phases.length, 0))
  return (
    <div class="turn-picture">
      {rows.map(({ name, phases }, row) => (
        <div key={name} class="turn-row">
          <h4>{name}</h4>
          <ol start={(before[row] ?? 0) + 1}>
            {phases.map((phase, place) => (
              <li key={phase.name}>
                <span class={phase.decides ? 'dot decides' : 'dot'}>{(before[row] ?? 0) + place + 1}</span>
                <b>{phase.name}</b>
                <span>{phase.about}</span>
                <span class="unseen">{phase.decides ? words.decides : words.byItself}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}
