import { curtainWords } from '../frame-words.en.ts'
import type { OpenTable } from '../model.ts'

interface CurtainProps {
  readonly table: OpenTable
  readonly seat: string
}

/** Hides everything between two seats at one screen until the next player is alone with it. */
export function Curtain({ table, seat }: CurtainProps) {
  const { board, position } = table
  const { view } = position.value ?? {}
  if (view === undefined) return null
  const { name, colour } = board.seat(view, seat)
  return (
    <main class="curtain seated" style={{ '--seat': colour }}>
      <svg class="emblem" viewBox="0 0 24 24" aria-hidden="true">
        <board.Emblem seat={seat} />
      </svg>
      <h1>{name}</h1>
      <p>{table.host.replay === undefined ? curtainWords.yourTurn : curtainWords.lookBack}</p>
      <button type="button" class="act" onClick={() => table.draw(seat)}>
        {curtainWords.draw}
      </button>
    </main>
  )
}
