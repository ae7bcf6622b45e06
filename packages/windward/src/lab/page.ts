import { averageChart, countChart, rateChart } from './charts.ts'
import type { CameUp, Findings, WinRate } from './findings.ts'
import { escaped, percent } from './text.ts'
import { labWords as words } from './words.en.ts'

export interface LabReport {
  readonly game: string
  readonly title: string
  readonly seed: string
  readonly effort: number
  readonly matches: number
  readonly tables: readonly Findings[]
}

/** One page with all that was found, which needs nothing from anywhere. */
export function pageOf(report: LabReport): string {
  const title = words.of(report.title, report.game)
  const bots = [...new Set(report.tables.flatMap((table) => table.bots))].join(', ')
  const how = words.how(report.matches, bots, report.seed, report.effort)
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(how)}</p>
${report.tables.map(section).join('\n')}
</main>
</body>
</html>
`
}

function section(table: Findings): string {
  const options = JSON.stringify(table.options)
  return [
    '<section>',
    `<h2>${escaped(table.name)}</h2>`,
    paragraph(options === '{}' ? words.usualOptions : words.options(options)),
    paragraph(words.faults(table.unfinished, table.rejected)),
    rates(words.seats, table.seats, table.fair),
    rates(words.bots, table.byBot, table.fair),
    rates(words.had, table.had, table.fair),
    charted(words.lengths(table.medianTurns), countChart(table.lengths, words.lengths(table.medianTurns))),
    charted(words.hows, countChart(table.hows, words.hows)),
    averages(words.figures, table.figures),
    averages(words.points, table.points),
    `<h3>${words.cameUp}</h3>`,
    often(words.kinds, table.kinds),
    often(words.chosen, table.chosen),
    often(words.told, table.told),
    often(
      words.clauses,
      table.clauses.filter(({ times }) => times > 0),
    ),
    never(table.clauses.filter(({ times }) => times === 0)),
    '</section>',
  ].join('\n')
}

function rates(title: string, all: readonly WinRate[], fair: number): string {
  if (all.length === 0) return ''
  const { name, tries, wins, share, interval } = words.columns
  const rows = all.map((rate) => [
    rate.name,
    String(rate.tries),
    rate.wins.toFixed(1),
    percent(rate.wins / rate.tries),
    `${percent(rate.low)} to ${percent(rate.high)}`,
  ])
  return (
    charted(title, rateChart(all, fair, title)) + tableOf(title, [name, tries, wins, share, interval], rows)
  )
}

function averages(title: string, all: Findings['figures']): string {
  if (all.length === 0) return ''
  const { name, mean, median } = words.averages
  const rows = all.map((each) => [each.name, each.mean.toFixed(2), String(each.median)])
  return charted(title, averageChart(all, title)) + tableOf(title, [name, mean, median], rows)
}

function often(title: string, all: readonly CameUp[]): string {
  if (all.length === 0) return ''
  const { name, times, matches } = words.times
  const rows = all.map((each) => [each.name, String(each.times), String(each.matches)])
  return tableOf(title, [name, times, matches], rows)
}

function never(clauses: readonly CameUp[]): string {
  if (clauses.length === 0) return ''
  const names = clauses.map(({ name }) => escaped(name)).join(', ')
  return `<details><summary>${escaped(words.never(clauses.length))}</summary><p>${names}</p></details>`
}

function charted(title: string, chart: string): string {
  return `<h3>${escaped(title)}</h3>\n<div class="chart" tabindex="0" role="group" aria-label="${escaped(title)}">${chart}</div>`
}

function tableOf(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const heads = head.map((text) => (text === '' ? '<td></td>' : `<th scope="col">${escaped(text)}</th>`))
  const body = rows.map(
    ([first = '', ...rest]) =>
      `<tr><th scope="row">${escaped(first)}</th>${rest.map((text) => `<td>${escaped(text)}</td>`).join('')}</tr>`,
  )
  return `<details><summary>${escaped(title)} (${rows.length})</summary>
<table><caption>${escaped(title)}</caption><thead><tr>${heads.join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table></details>`
}

function paragraph(text: string): string {
  return `<p>${escaped(text)}</p>`
}

const STYLE = `
:root { color-scheme: light dark; --ink: #1d2830; --paper: #fbf8f1; --bar: #2f6f8f; --line: #8a4b1f; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece5d6; --paper: #16202a; --bar: #6fb3d2; --line: #f0b27a; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 860px; margin: 0 auto; padding: 16px; }
h1, h2, h3 { line-height: 1.2; }
section { margin-top: 40px; border-top: 1px solid currentcolor; }
.chart { overflow-x: auto; }
svg { max-width: none; height: auto; font-size: 13px; fill: var(--ink); }
svg .name { text-anchor: end; }
svg .bar { fill: var(--bar); }
svg .interval { stroke: var(--ink); stroke-width: 1.5; fill: none; }
svg .fair { stroke: var(--line); stroke-width: 1.5; stroke-dasharray: 5 4; fill: none; }
table { border-collapse: collapse; margin: 8px 0 16px; }
caption { text-align: left; font-weight: 700; padding: 4px 0; }
th, td { padding: 3px 14px 3px 0; text-align: left; font-weight: 400; vertical-align: top; }
thead th { font-weight: 700; }
td { font-variant-numeric: tabular-nums; }
summary { min-height: 24px; padding: 4px 0; cursor: pointer; }
`
