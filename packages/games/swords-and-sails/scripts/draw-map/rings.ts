import type { Line } from './ink.ts'

interface Way {
  readonly step: number
  readonly from: string
  readonly to: string
}

/** The closed ways around one area, which lies on the left of each; -1 - n walks line n backwards. */
export function ringsOf(lines: readonly Line[], label: number): number[][] {
  const ways: Way[] = lines.flatMap(({ left, right, points }, i) => {
    const [from, to] = [String(points[0]), String(points.at(-1))]
    if (left === label) return [{ step: i, from, to }]
    return right === label ? [{ step: -1 - i, from: to, to: from }] : []
  })
  const rings: number[][] = []
  while (ways.length > 0) {
    const first = ways.shift()
    if (first === undefined) break
    const ring = [first.step]
    for (let end = first.to; end !== first.from; ) {
      const next = ways.findIndex(({ from }) => from === end)
      const [way] = ways.splice(next, 1)
      if (next < 0 || way === undefined) throw new Error(`the boundary of area ${label} is open`)
      ring.push(way.step)
      end = way.to
    }
    rings.push(ring)
  }
  return rings
}
