import { useComputed } from '@preact/signals'
import { topWords } from './frame-words.en.ts'
import { MenuButton } from './menu/menu-button.tsx'
import type { OpenTable } from './model.ts'
import { Clock } from './seats/clock.tsx'
import { SoundSwitch } from './sound/sound-switch.tsx'

/** Which game, which turn, and the sequence of play with the present phase marked. */
export function Top({ table }: { readonly table: OpenTable }) {
  const { board, host } = table
  // While something is told, the phase and the turn it happened in.
  const phase = useComputed(() => table.shown.value && board.present(table.shown.value))
  const turn = useComputed(() => table.shown.value && board.turnName(table.shown.value))
  const position = table.position.value
  if (position === undefined) return <header class="top" />
  const phases = board.phases(position.view)
  const place = phases.findIndex(({ id }) => id === phase.value)
  return (
    <header class="top">
      <a class="home" href="#/" aria-label={topWords.home}>
        <img src="/icon.svg" width="32" height="32" alt="" />
      </a>
      <h1>{host.game.name}</h1>
      <p class="turn">{turn.value}</p>
      {phases.length > 0 && (
        <details class="phase-now">
          <summary>
            {phases[place]?.name ?? topWords.setUp}
            <span class="hint">{topWords.place(place + 1, phases.length)}</span>
          </summary>
          <PhaseList phases={phases} place={place} />
        </details>
      )}
      <nav class="phases" aria-label={topWords.phases}>
        <PhaseList phases={phases} place={place} />
      </nav>
      <Clock table={table} />
      <SoundSwitch />
      <MenuButton table={table} />
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
