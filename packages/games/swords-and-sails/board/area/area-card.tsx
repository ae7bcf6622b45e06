import './area.css'
import type { TableModel } from '@windward/kit/contract.ts'
import {
  type AreaId,
  isLandId,
  isSeaId,
  nameOf,
  pieceOf,
  type SwordsAndSails,
  type View,
} from '@windward/swords-and-sails/facts'
import { keyOfPiece, piecesIn } from '../map/standing.ts'
import { deskOf } from '../orders/desk.ts'
import { PieceBadge } from '../pieces/badge.tsx'
import { GoalCard } from './goal-card.tsx'
import { LandFacts, Owner } from './land-facts.tsx'
import { PieceFacts } from './piece-facts.tsx'
import { words } from './words.en.ts'

interface CardProps {
  readonly table: TableModel<SwordsAndSails>
  readonly view: View
  readonly seat: string
}

/** What is selected on the map, in a few lines. One's own piece lies open on the order sheet while that is written. */
export function AreaCard({ table, view, seat }: CardProps) {
  const place = table.selection.value
  if (place === undefined || table.telling.value !== undefined) return null
  const { armies, fleets } = piecesIn(view)
  const chosen = [...armies, ...fleets].find((each) => keyOfPiece(each) === place)
  const area = isLandId(place) || isSeaId(place) ? place : chosen?.at
  if (area === undefined) return null
  const desk = deskOf(table)
  if (chosen?.faction === seat && desk?.sealed === false)
    return <GoalCard table={table} desk={desk} seat={seat} />
  return (
    <div class="area-card" data-over>
      <button
        type="button"
        class="area-close"
        aria-label={words.card.close}
        onClick={() => {
          table.selection.value = undefined
        }}
      >
        ×
      </button>
      {chosen === undefined ? (
        <AreaFacts area={area} view={view} seat={seat} table={table} />
      ) : (
        <PieceFacts piece={chosen} view={view} seat={seat} />
      )}
    </div>
  )
}

function AreaFacts({ area, view, seat, table }: CardProps & { readonly area: AreaId }) {
  const { armies, fleets } = piecesIn(view)
  const here = [...armies, ...fleets].filter(({ at }) => at === area)
  return (
    <>
      <h2>
        {isLandId(area) && <Owner view={view} land={area} />}
        {nameOf(area)}
      </h2>
      {isLandId(area) ? <LandFacts land={area} view={view} seat={seat} /> : <p>{words.card.sea}</p>}
      {here.length > 0 && (
        <ul class="area-pieces" aria-label={words.card.pieces}>
          {here.map((each) => (
            <li key={keyOfPiece(each)}>
              <button
                type="button"
                aria-label={pieceOf(keyOfPiece(each))}
                onClick={() => {
                  table.selection.value = keyOfPiece(each)
                }}
              >
                <PieceBadge piece={each} size={30} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
