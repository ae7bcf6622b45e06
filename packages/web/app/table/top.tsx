import { Clock } from './clock.tsx'
import type { Table } from './model.ts'

/** Which game, which turn, and the sequence of play with the present phase marked. */
export function Top({ table }: { readonly table: Table }) {
  const { board, host } = table
  const position = table.position.value
  if (position === undefined) return <header class="top" />
  const { view } = position
  const phases = board.phases(view)
  const present = board.present(view)
  const place = phases.findIndex(({ id }) => id === present)
  return (
    <header class="top">
      <a class="home" href="#/" aria-label="Windward, to the harbour">
        <img src="/icon.svg" width="32" height="32" alt="" />
      </a>
      <h1>{host.game.name}</h1>
      <p class="turn">{board.turnName(view)}</p>
      {phases.length > 0 && (
        <details class="phase-now">
          <summary>
            {phases[place]?.name ?? 'Set-up'}
            <span class="hint">
              {place + 1} of {phases.length}
            </span>
          </summary>
          <PhaseList phases={phases} place={place} />
        </details>
      )}
      <nav class="phases" aria-label="Phases of the turn">
        <PhaseList phases={phases} place={place} />
      </nav>
      <Clock table={table} />
    </header>
  )
}

interface PhaseListProps {
  readonly phases: readonly { readonly id: string; readonly name: string }[]
  readonly place: number
}

function PhaseList({ phases, place }: PhaseListProps) {
  return (
    <ol>
      {phases.map(({ id, name }, index) => (
        <li
          key={id}
          class={index < place ? 'past' : undefined}
          {...(index === place ? { 'aria-current': 'step' as const } : {})}
        >
          {name}
        </li>
      ))}
    </ol>
  )
}
