import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoArea, geoPath } from 'd3-geo'
import type { MultiPolygon, Polygon } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Point } from './frame.ts'
import { projection, swell } from './project.ts'

type LandTopology = Topology<{ land: GeometryCollection }>

function landPolygons(): Polygon['coordinates'][] {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json')
  const topology: LandTopology = JSON.parse(readFileSync(file, 'utf8'))
  return feature(topology, topology.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon'
      ? geometry.coordinates
      : geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : [],
  )
}

const mayShow = (polygon: Polygon['coordinates']): boolean =>
  polygon[0]?.some(([lon = 0, lat = 0]) => lon > -45 && lon < 80 && lat > 15 && lat < 78) ?? false

/** Three atolls of the atlas are wound the wrong way round and would cover the globe. */
const isSane = (polygon: Polygon): boolean => geoArea(polygon) < 2 * Math.PI

/** The rings of all land near the board, on the board. */
export function coastline(): Point[][] {
  const rings: Point[][] = []
  let ring: Point[] = []
  const pen = {
    beginPath: () => {},
    arc: () => {},
    moveTo: (x: number, y: number) => {
      ring = [swell([x, y])]
      rings.push(ring)
    },
    lineTo: (x: number, y: number) => {
      ring.push(swell([x, y]))
    },
    closePath: () => {},
  }
  const coordinates = landPolygons()
    .filter(mayShow)
    .filter((polygon) => isSane({ type: 'Polygon', coordinates: polygon }))
  const land: MultiPolygon = { type: 'MultiPolygon', coordinates }
  geoPath(projection, pen)(land)
  return rings
}
