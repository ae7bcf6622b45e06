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
  type SwordsAndSails,
  scoreOf,
  teamOf,
  type View,
} from '@windward/swords-and-sails/facts'
import { Emblem } from '../factions/emblem.tsx'
import { isFaction, shortName } from '../factions/faction.ts'
import { scoreText } from '../seat-face.ts'

/** The control sheet: incomes and points of every power, and one's own lands one by one. */
export function ControlSheet({ table }: { readonly table: TableModel<SwordsAndSails> }) {
  const position = table.position.value
  if (position === undefined) return null
  const { view, seat } = position
  return (
    <div class="control-sheet">
      <table>
        <caption>
          Gold of the season from trade and harvest; points of one’s own, enemy capitals held, and the score
        </caption>
        <thead>
          <tr>
            <th scope="col">Power</th>
            <th scope="col">Lands</th>
            <th scope="col">Trade</th>
            <th scope="col">Harvest</th>
            <th scope="col">Points</th>
            <th scope="col">Capitals</th>
            <th scope="col">Score</th>
          </tr>
        </thead>
        <tbody>
          {view.seats.map((each) => (
            <PowerRow key={each} view={view} faction={each} own={each === seat} />
          ))}
        </tbody>
      </table>
      {view.teams.length > 0 && (
        <ul class="sheet-teams" aria-label="Teams">
          {view.teams.map(({ mark, members }) => (
            <li key={mark}>
              <b>Team {mark}</b> {members.map(shortName).join(', ')}
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
        <b>{scoreText(scoreOf(view, faction))}</b>
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
      <summary>{lands.length === 1 ? 'Your only land' : `Your ${lands.length} lands`}</summary>
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
