import type { GameTypes } from '@windward/table'
import { hrefTo } from '../route.ts'
import { frameWords } from './frame-words.en.ts'
import type { OpenTable } from './model.ts'
import { AsPromised } from './telling/as-promised.tsx'
import { outcomeWords } from './telling/telling-words.en.ts'

interface OutcomeProps {
  readonly table: OpenTable
  readonly outcome: GameTypes['outcome']
}

/** How it ended. */
export function Outcome({ table, outcome }: OutcomeProps) {
  const { view } = table.position.value ?? {}
  if (view === undefined) return null
  const { title, winners, standing } = table.board.result(outcome, view)
  return (
    <section class="decision outcome" aria-labelledby="decision-title">
      <h2 id="decision-title" tabIndex={-1}>
        {title}
      </h2>
      <ol class="standing">
        {standing.map(({ seat, score }) => {
          const { name, colour } = table.board.seat(view, seat)
          return (
            <li key={seat} class={winners.includes(seat) ? 'winner' : undefined}>
              <svg class="emblem" viewBox="0 0 24 24" style={{ color: colour }} aria-hidden="true">
                <table.board.Emblem seat={seat} />
              </svg>
              <span>{name}</span>
              <span class="score">{score}</span>
            </li>
          )
        })}
      </ol>
      <AsPromised table={table} />
      <div class="seal">
        <div class="seal-row">
          <a class="plain" href={hrefTo('replay', table.host.id)}>
            {outcomeWords.playBack}
          </a>
          {table.host.kind === 'local' && (
            <a class="plain" href={hrefTo('records')}>
              {outcomeWords.keep}
            </a>
          )}
          <a class="act" href="#/">
            {frameWords.toHarbour}
          </a>
        </div>
      </div>
    </section>
  )
}
