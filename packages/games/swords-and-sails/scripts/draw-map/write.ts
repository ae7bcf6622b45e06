import type { MapShapes } from '../../src/data/map-shapes-schema.ts'

const rows = (values: readonly unknown[]): string =>
  values.map((value) => `\n${JSON.stringify(value)}`).join(',')

const entries = (record: Readonly<Record<string, unknown>>): string =>
  Object.entries(record)
    .map(([key, value]) => `\n${JSON.stringify(key)}:${JSON.stringify(value)}`)
    .join(',')

/** One row for each line and each area, so that a change of the drawing shows where it changed. */
export function write(shapes: MapShapes): string {
  const parts = [
    `"drawnFrom":${JSON.stringify(shapes.drawnFrom)}`,
    `"width":${shapes.width},"height":${shapes.height},"grain":${shapes.grain}`,
    `"lines":[${rows(shapes.lines)}]`,
    `"rings":{${entries(shapes.rings)}}`,
    `"places":{${entries(shapes.places)}}`,
    `"crossings":[${rows(shapes.crossings)}]`,
    `"rivers":[${rows(shapes.rivers)}]`,
    `"lakes":[${rows(shapes.lakes)}]`,
    `"peaks":${JSON.stringify(shapes.peaks)}`,
  ]
  return `{${parts.join(',\n')}}\n`
}
