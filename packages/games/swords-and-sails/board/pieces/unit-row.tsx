import './pieces.css'
import { names, type SeenArmy, type SeenFleet, SHIP_IDS, UNIT_IDS } from '@windward/swords-and-sails/facts'
import { Figure } from './figure.tsx'
import { UnitSheet } from './unit-sheet.tsx'
import { words } from './words.en.ts'

/** What is in a piece, kind by kind, as its card has it; nothing is said of what is hidden. */
export function UnitRow({ piece }: { readonly piece: SeenArmy | SeenFleet }) {
  const counts = countsOf(piece)
  if (counts === null) return <p class="hidden-units">{words.hidden}</p>
  return (
    <ul class="unit-row">
      {counts.map(({ kind, name, count }) => (
        <li key={kind} class={count === 0 ? 'none' : undefined}>
          <UnitSheet kind={kind} of={piece.faction}>
            <Figure kind={kind} />
          </UnitSheet>
          <b>{count}</b>
          <span class="unit-name" title={name}>
            {name}
          </span>
        </li>
      ))}
      {(piece.bands ?? []).map(({ card, left }) => (
        <li key={card} class="band">
          <b>{left}</b>
          <span class="unit-name">{names.mercenaries[card].name}</span>
        </li>
      ))}
    </ul>
  )
}

function countsOf(piece: SeenArmy | SeenFleet) {
  if ('units' in piece) {
    const { units } = piece
    return units && UNIT_IDS.map((kind) => ({ kind, name: names.units[kind].name, count: units[kind] }))
  }
  const { ships } = piece
  return ships && SHIP_IDS.map((kind) => ({ kind, name: names.ships[kind].name, count: ships[kind] }))
}
