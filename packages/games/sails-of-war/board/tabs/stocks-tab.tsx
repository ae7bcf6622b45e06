import type { TableModel } from '@windward/kit/contract.ts'
import {
  ARTIFACT_NAMES,
  openPlayer,
  RACE_NAMES,
  RESOURCE_IDS,
  type SailsOfWar,
  STOCK_LIMIT,
  starsOf,
} from '@windward/sails-of-war/facts'
import { seatFace } from '../seat-face.ts'
import { Afterwards } from './afterwards.tsx'
import { words } from './words.en.ts'
import './tabs.css'

/** The charts of all stocks, and what else everybody has. */
export function StocksTab({ table }: { readonly table: TableModel<SailsOfWar> }) {
  const view = table.position.value?.view
  if (view === undefined) return null
  return (
    <div>
      <Afterwards table={table} />
      {view.seats.map((race) => {
        const { stock, artifacts } = openPlayer(view, race)
        return (
          <section key={race} class={`sow-chart sow-of-${race}`} aria-label={RACE_NAMES[race]}>
            <h3>{words.stocks.of(race, starsOf(view, race))}</h3>
            {stock === null && <p>{words.stocks.hidden}</p>}
            {stock !== null &&
              RESOURCE_IDS.map((kind) => (
                <label key={kind}>
                  {words.stocks.goods(kind, stock[kind])}
                  <meter min={0} max={STOCK_LIMIT} value={stock[kind]} />
                </label>
              ))}
            <p>
              {seatFace(view, race)
                .facts.slice(1)
                .map(({ label, value }) => words.stocks.fact(label, value))
                .concat(artifacts.map((artifact) => ARTIFACT_NAMES[artifact]))
                .join(' · ')}
            </p>
          </section>
        )
      })}
    </div>
  )
}
