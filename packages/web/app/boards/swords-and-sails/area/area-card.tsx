import './area.css'
import {
  type AreaId,
  faction,
  isClosed,
  isLandId,
  isPort,
  isSeaId,
  type LandId,
  nameOf,
  names,
  type PieceKey,
  type SeenArmy,
  type SeenFleet,
  type SwordsAndSails,
  siegeDice,
  type View,
} from '@windward/swords-and-sails/board'
import type { TableModel } from '../../../table/contract.ts'
import { Emblem } from '../factions/emblem.tsx'
import { isFaction } from '../factions/faction.ts'
import { keyOfPiece, piecesIn } from '../map/standing.ts'
import { deskOf } from '../orders/desk.ts'
import { PieceBadge } from '../pieces/badge.tsx'
import { UnitRow } from '../pieces/unit-row.tsx'
import { citiesText, ownerText } from './describe.ts'

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
  if (area === undefined || (chosen?.faction === seat && deskOf(table)?.sealed === false)) return null
  return (
    <div class="area-card" data-over>
      <button
        type="button"
        class="area-close"
        aria-label="Close"
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
      {isLandId(area) ? <LandFacts land={area} view={view} seat={seat} /> : <p>Sea zone</p>}
      {here.length > 0 && (
        <ul class="area-pieces" aria-label="Pieces here">
          {here.map((each) => (
            <li key={keyOfPiece(each)}>
              <button
                type="button"
                aria-label={`${'units' in each ? 'Army' : 'Fleet'} ${each.id} of ${faction(each.faction)}`}
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

function Owner({ view, land }: { readonly view: View; readonly land: LandId }) {
  const { owner } = view.lands[land]
  return owner === null ? null : <Emblem of={owner} size={18} />
}

function LandFacts({
  land,
  view,
  seat,
}: {
  readonly land: LandId
  readonly view: View
  readonly seat: string
}) {
  const state = view.lands[land]
  const towns = citiesText(state.cities)
  const facts = [ownerText(view, land, seat), isPort(view, land) ? 'port' : '', towns].filter(Boolean)
  const besieges = isFaction(seat) && state.owner !== seat && !isClosed(view, land)
  const points = 1 + state.cities.reduce((sum, { kind }) => sum + (kind === 'major' ? 3 : 1), 0)
  const trade = state.cities.reduce((sum, { kind }) => sum + (kind === 'major' ? 30 : 10), 0)
  return (
    <>
      <p>{facts.join(' · ')}</p>
      <dl>
        {besieges && (
          <div>
            <dt>Siege</dt>
            <dd>{rollText(siegeDice(view, land, seat))}</dd>
          </div>
        )}
        <div>
          <dt>Yields in spring</dt>
          <dd>{trade + 10} gold</dd>
        </div>
        <div>
          <dt>Worth</dt>
          <dd>
            {points} {points === 1 ? 'point' : 'points'}
          </dd>
        </div>
        {state.barren > 0 && (
          <div>
            <dt>Pillaged</dt>
            <dd>yields nothing yet</dd>
          </div>
        )}
      </dl>
    </>
  )
}

const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`)

/** `3d6 +4`, each die one less: with what it comes to on average. */
export function rollText({ dice, each, added }: ReturnType<typeof siegeDice>): string {
  const parts = [`${dice}d6`]
  if (each !== 0) parts.push(`${signed(each)} each`)
  if (added !== 0) parts.push(signed(added))
  const mean = dice * (3.5 + each) + added
  return `${parts.join(' ')}, ${mean.toFixed(1)} on average`
}

function PieceFacts({
  piece,
  view,
  seat,
}: {
  readonly piece: SeenArmy | SeenFleet
  readonly view: View
  readonly seat: string
}) {
  const key: PieceKey = keyOfPiece(piece)
  const kind = 'units' in piece ? 'Army' : 'Fleet'
  const known = isFaction(seat) ? view.powers[seat]?.known?.findLast((each) => each.piece === key) : undefined
  const hidden = 'units' in piece ? piece.units === null : piece.ships === null
  return (
    <>
      <h2>
        <PieceBadge piece={piece} size={26} />
        {kind} {piece.id}
      </h2>
      <p>
        {names.factions[piece.faction].name} · {nameOf(piece.at)}
      </p>
      {hidden && known !== undefined ? (
        <>
          <p>
            As it was when you saw it,{' '}
            {view.number - known.number === 0 ? 'this season' : `${view.number - known.number} seasons ago`}:
          </p>
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
