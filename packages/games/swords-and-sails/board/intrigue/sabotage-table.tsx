import './sabotage-table.css'
import { SABOTAGE } from '@windward/swords-and-sails/facts'
import { words } from './words.en.ts'

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
      <caption>{words.sabotageTable.about}</caption>
      <tbody>
        <Row of={words.sabotageTable.dice} cells={ROWS.map(({ dice }) => dice)} />
        <Row of={words.sabotageTable.army} cells={ROWS.map(({ army }) => pointsOf(army))} />
        <Row
          of={words.sabotageTable.fleet}
          cells={ROWS.map(
            ({ fleet, fleetHeld }) => pointsOf(fleet) + (fleetHeld ? words.sabotageTable.held : ''),
          )}
        />
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={ROWS.length + 1}>{words.sabotageTable.heldFleet}</td>
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
