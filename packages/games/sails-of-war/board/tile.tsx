import {
  isNeutral,
  NEUTRALS,
  type RealmId,
  raceAtHome,
  type Side,
  terrainOf,
} from '@windward/sails-of-war/facts'
import { variantOf } from './draw/terrain/terrain.ts'
import { hexagon } from './hex.ts'
import { Name } from './land/name.tsx'
import { SideMarks } from './land/side-marks.tsx'
import { Put } from './pieces/put.tsx'
import { placed, VALUE } from './spots.ts'

interface TileProps {
  readonly realm: RealmId
  readonly turned: Side
  /** Without its name, where that stands beside it. */
  readonly bare?: boolean
}

/** The tile of a Realm for itself, about its middle, as it comes from the pile. */
export function Tile({ realm, turned, bare = false }: TileProps) {
  const terrain = terrainOf(realm)
  const race = raceAtHome(realm)
  const value = isNeutral(realm) ? NEUTRALS[realm].value : 0
  return (
    <>
      <path class={`sow-floor sow-${terrain ?? 'home'}`} d={hexagon()} />
      {terrain !== null && <Put what={`ground-${terrain}-${variantOf(realm)}`} />}
      {terrain !== null && <Put what={`stand-${terrain}-${variantOf(realm)}`} />}
      {race !== undefined && <Put what={`home-${race}`} class={`sow-of-${race}`} y={6} scale={0.76} />}
      <path class="sow-seams" d={hexagon()} />
      <SideMarks laying tiles={[{ realm, turned, about: { x: 0, y: 0 } }]} />
      {!bare && <Name realm={realm} about={{ x: 0, y: 0 }} />}
      {value > 0 && (
        <g class="sow-coin" transform={placed(VALUE)}>
          <circle r="14.5" />
          <text y="7.3">{value}</text>
        </g>
      )}
    </>
  )
}
