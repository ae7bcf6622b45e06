import './sabotage-table.css'
import { SABOTAGE } from '@windward/swords-and-sails/facts'

const LOWEST = 2

const ROWS = SABOTAGE.rows.map((row, i, { length }) => ({
  ...row,
  dice: i === length - 1 ? `${from(i)}+` : `${from(i)}–${row.upTo}`,
}))

function from(place: number): number {
  return (SABOTAGE.rows[place - 1]?.upTo ?? LOWEST - 1) + 1
}

/** SNS 7.10.8: what two dice cost the piece they strike. */
export function SabotageTable() {
  return (
    <table class="sabotage-table">
      <caption>Casualty points by two dice; armour does not help</caption>
      <tbody>
        <Row of="Dice" cells={ROWS.map(({ dice }) => dice)} />
        <Row of="Army" cells={ROWS.map(({ army }) => pointsOf(army))} />
        <Row
          of="Fleet"
          cells={ROWS.map(({ fleet, fleetHeld }) => pointsOf(fleet) + (fleetHeld ? '*' : ''))}
        />
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={ROWS.length + 1}>* and may not move until the end of next season</td>
        </tr>
      </tfoot>
    </table>
  )
}

const pointsOf = (points: number): string => (points === 0 ? '–' : `${points}`)

function Row({ of, cells }: { readonly of: string; readonly cells: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{of}</th>
      {cells.map((cell, i) => (
        <td key={i}>{cell}</td>
      ))}
    </tr>
  )
}
