import './sheet.css'
import type { TableModel } from '@windward/kit/contract.ts'
import {
  citiesText,
  cityIncome,
  enemyCapitals,
  type FactionId,
  harvest,
  landsOf,
  nameOf,
  ownPoints,
  pointsText,
  type SwordsAndSails,
  scoreOf,
  teamOf,
  type View,
} from '@windward/swords-and-sails/facts'
import { Emblem } from '../factions/emblem.tsx'
import { isFaction, shortName } from '../factions/faction.ts'
import { Said } from '../said.tsx'
import { words } from './words.en.ts'

/** The control sheet: incomes and points of every power, and one's own lands one by one. */
export function ControlSheet({ table }: { readonly table: TableModel<SwordsAndSails> }) {
  const seat = table.position.value?.seat
  const view = table.shown.value
  if (seat === undefined || view === undefined) return null
  return (
    <div class="control-sheet">
      <table>
        <caption>{words.about}</caption>
        <thead>
          <tr>
            <th scope="col">{words.power}</th>
            <th scope="col">{words.lands}</th>
            <th scope="col">{words.trade}</th>
            <th scope="col">{words.harvest}</th>
            <th scope="col">{words.points}</th>
            <th scope="col">{words.capitals}</th>
            <th scope="col">{words.score}</th>
          </tr>
        </thead>
        <tbody>
          {view.seats.map((each) => (
            <PowerRow key={each} view={view} faction={each} own={each === seat} />
          ))}
        </tbody>
      </table>
      {view.teams.length > 0 && (
        <ul class="sheet-teams" aria-label={words.teams}>
          {view.teams.map(({ mark, members }) => (
            <li key={mark}>
              <Said text={words.team(mark, members.map(shortName))} />
            </li>
          ))}
        </ul>
      )}
      {isFaction(seat) && <OwnLands view={view} faction={seat} table={table} />}
    </div>
  )
}

function PowerRow({
  view,
  faction,
  own,
}: {
  readonly view: View
  readonly faction: FactionId
  readonly own: boolean
}) {
  const team = teamOf(view, faction)
  return (
    <tr class={own ? 'own' : undefined}>
      <th scope="row">
        <Emblem of={faction} size={16} /> {shortName(faction)}
        {team !== undefined && <small> {team.mark}</small>}
      </th>
      <td>{landsOf(view, faction).length}</td>
      <td>{cityIncome(view, faction)}</td>
      <td>{harvest(view, faction, view.season)}</td>
      <td>{ownPoints(view, faction)}</td>
      <td>{enemyCapitals(view, faction)}</td>
      <td>
        <b>{pointsText(...scoreOf(view, faction))}</b>
      </td>
    </tr>
  )
}

interface OwnLandsProps {
  readonly view: View
  readonly faction: FactionId
  readonly table: TableModel<SwordsAndSails>
}

function OwnLands({ view, faction, table }: OwnLandsProps) {
  const lands = landsOf(view, faction)
  return (
    <details>
      <summary>{words.yourLands(lands.length)}</summary>
      <ul class="sheet-lands">
        {lands.map((land) => (
          <li key={land}>
            <button
              type="button"
              class="quiet"
              onClick={() => {
                table.selection.value = land
                table.highlight.value = [land]
              }}
            >
              {nameOf(land)}
            </button>
            <span>{citiesText(view.lands[land].cities)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
