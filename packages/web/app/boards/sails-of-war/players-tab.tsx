import {
  ARTIFACT_NAMES,
  CARD_NAMES,
  handSize,
  openPlayer,
  RACE_NAMES,
  RESOURCE_IDS,
  RESOURCE_NAMES,
  type SailsOfWar,
  STOCK_LIMIT,
  starsOf,
} from '@windward/sails-of-war/board'
import type { Viewer } from '@windward/table'
import type { TableModel } from '../../table/contract.ts'
import { seatFace } from './seat-face.ts'

/** The charts of all stocks, and what else everybody has. */
export function StocksTab({ table }: { readonly table: TableModel<SailsOfWar> }) {
  const view = table.position.value?.view
  if (view === undefined) return null
  return (
    <div>
      {view.seats.map((race) => {
        const { stock, artifacts } = openPlayer(view, race)
        return (
          <section key={race} class={`sow-chart sow-of-${race}`} aria-label={RACE_NAMES[race]}>
            <h3>
              {RACE_NAMES[race]}, {starsOf(view, race)} ★
            </h3>
            {stock === null && <p>The stock is hidden.</p>}
            {stock !== null &&
              RESOURCE_IDS.map((kind) => (
                <label key={kind}>
                  {RESOURCE_NAMES[kind]} {stock[kind]}
                  <meter min={0} max={STOCK_LIMIT} value={stock[kind]} />
                </label>
              ))}
            <p>
              {seatFace(view, race)
                .facts.slice(1)
                .map(({ label, value }) => `${label}: ${value}`)
                .concat(artifacts.map((artifact) => ARTIFACT_NAMES[artifact]))
                .join(' · ')}
            </p>
          </section>
        )
      })}
    </div>
  )
}

/** The cards one holds. */
export function HandTab({ table }: { readonly table: TableModel<SailsOfWar> }) {
  const position = table.position.value
  if (position === undefined) return null
  const { view, seat } = position
  const player = view.seats.flatMap((race) => (race === seat ? [openPlayer(view, race)] : []))[0]
  const hand = player === undefined || typeof player.hand === 'number' ? [] : player.hand
  return hand.length === 0 ? (
    <p>You hold no cards.</p>
  ) : (
    <ul class="sow-hand">
      {hand.map((card, index) => (
        <li key={index}>{CARD_NAMES[card]}</li>
      ))}
    </ul>
  )
}

export function cardsInHand(view: SailsOfWar['view'], seat: Viewer<SailsOfWar>): number | undefined {
  const race = view.seats.find((each) => each === seat)
  return race === undefined ? undefined : handSize(openPlayer(view, race))
}
