import {
  nameOf,
  names,
  type PieceKey,
  piece as pieceName,
  type SeenArmy,
  type SeenFleet,
  type View,
} from '@windward/swords-and-sails/facts'
import { isFaction } from '../factions/faction.ts'
import { keyOfPiece } from '../map/standing.ts'
import { PieceBadge } from '../pieces/badge.tsx'
import { UnitRow } from '../pieces/unit-row.tsx'
import { words } from './words.en.ts'

/** A piece's card, as far as one may know it; else as one saw it last. */
export function PieceFacts({
  piece,
  view,
  seat,
}: {
  readonly piece: SeenArmy | SeenFleet
  readonly view: View
  readonly seat: string
}) {
  const key: PieceKey = keyOfPiece(piece)
  const known = isFaction(seat) ? view.powers[seat]?.known?.findLast((each) => each.piece === key) : undefined
  const hidden = 'units' in piece ? piece.units === null : piece.ships === null
  return (
    <>
      <h2>
        <PieceBadge piece={piece} size={26} />
        {pieceName(key)}
      </h2>
      <p>
        {names.factions[piece.faction].name} · {nameOf(piece.at)}
      </p>
      {hidden && known !== undefined ? (
        <>
          <p>{words.card.known(view.number - known.number)}</p>
          <UnitRow
            piece={
              'ships' in piece
                ? { ...piece, ...shipsOf(known.units), bands: known.bands }
                : { ...piece, ...unitsOf(known.units), bands: known.bands }
            }
          />
        </>
      ) : (
        <UnitRow piece={piece} />
      )}
    </>
  )
}

type Seen = NonNullable<NonNullable<View['powers']['BYZ']>['known']>[number]['units']

function unitsOf(units: Seen): { units: SeenArmy['units'] } {
  return { units: 'KN' in units ? units : null }
}

function shipsOf(ships: Seen): { ships: SeenFleet['ships'] } {
  return { ships: 'WS' in ships ? ships : null }
}
