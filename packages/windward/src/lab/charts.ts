import type { Counts } from './chosen.ts'
import type { Average, WinRate } from './findings.ts'
import { escaped, percent } from './text.ts'

const LABEL = 190
const PLOT = 420
const ROW = 26
const TAIL = 220

/** Shares with their intervals, and a line where the fair share would be. */
export function rateChart(rates: readonly WinRate[], fair: number, title: string): string {
  const most = Math.max(fair, ...rates.map(({ high }) => high), 0.01)
  const x = (share: number) => (LABEL + (share / most) * PLOT).toFixed(1)
  const rows = rates.map(({ name, wins, tries, low, high }, row) => {
    const y = row * ROW + ROW / 2
    const share = wins / tries
    return [
      label(name, y),
      `<rect class="bar" x="${LABEL}" y="${y - 7}" width="${((share / most) * PLOT).toFixed(1)}" height="14"/>`,
      `<path class="interval" d="M${x(low)} ${y}H${x(high)}M${x(low)} ${y - 5}v10M${x(high)} ${y - 5}v10"/>`,
      value(`${percent(share)} (${percent(low)} to ${percent(high)})`, Number(x(high)) + 8, y),
    ].join('')
  })
  const height = rates.length * ROW
  const line = `<path class="fair" d="M${x(fair)} 0V${height}"/>`
  return svg(height, title, `${rows.join('')}${line}`)
}

export function averageChart(averages: readonly Average[], title: string): string {
  const most = Math.max(...averages.map(({ mean }) => mean), 0.01)
  const rows = averages.map(({ name, mean }, row) => bar(name, mean, most, mean.toFixed(2), row))
  return svg(averages.length * ROW, title, rows.join(''))
}

/** How many matches were of each length, the shortest above. */
export function countChart(counts: Counts, title: string): string {
  const entries = Object.entries(counts).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
  const most = Math.max(...entries.map(([, count]) => count), 1)
  const rows = entries.map(([name, count], row) => bar(name, count, most, String(count), row))
  return svg(entries.length * ROW, title, rows.join(''))
}

function bar(name: string, size: number, most: number, text: string, row: number): string {
  const y = row * ROW + ROW / 2
  const width = (Math.max(0, size) / most) * PLOT
  return [
    label(name, y),
    `<rect class="bar" x="${LABEL}" y="${y - 7}" width="${width.toFixed(1)}" height="14"/>`,
    value(text, LABEL + width + 8, y),
  ].join('')
}

function label(name: string, y: number): string {
  return `<text class="name" x="${LABEL - 8}" y="${y + 4}">${escaped(name)}</text>`
}

function value(text: string, x: number, y: number): string {
  return `<text x="${x.toFixed(1)}" y="${y + 4}">${escaped(text)}</text>`
}

function svg(height: number, title: string, inside: string): string {
  const width = LABEL + PLOT + TAIL
  return `<svg role="img" aria-label="${escaped(title)}" viewBox="0 0 ${width} ${Math.max(height, 1)}" width="${width}">${inside}</svg>`
}
