import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The windows that are pictured: a phone, a small and a large screen. */
const HEIGHTS: Readonly<Record<number, number>> = { 360: 740, 390: 844, 1024: 768, 1440: 900, 1920: 1080 }
const USUAL_HEIGHT = 900

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Wishes {
  readonly of: readonly string[]
  readonly sizes: readonly Size[]
  readonly themes: readonly Theme[]
  /** Names of screens, or nothing for all of them. */
  readonly only: readonly string[] | undefined
  readonly to: string
  /** Where moments found in matches of bots are kept for the next time. */
  readonly moments: string
}

export const USAGE = `npm run album -w windward -- <game|shell|all> [--widths 390,1024,1920] [--themes light,dark]
    [--only <screen,…>] [--to <folder>]`

const ROOT = fileURLToPath(new URL('../../../pictures', import.meta.url))

/** What was asked for on the command line; nothing if it cannot be understood. */
export function wishesIn(words: readonly string[], known: readonly string[]): Wishes | undefined {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      widths: { type: 'string', default: '390,1024,1920' },
      themes: { type: 'string', default: THEMES.join() },
      only: { type: 'string' },
      to: { type: 'string' },
    },
  })
  const of = positionals.includes('all') ? known : positionals
  const widths = values.widths.split(',').map(Number)
  const themes = THEMES.filter((theme) => values.themes.split(',').includes(theme))
  if (of.length === 0 || of.some((name) => !known.includes(name))) return undefined
  if (themes.length === 0 || !widths.every(Number.isSafeInteger)) return undefined
  return {
    of,
    sizes: widths.map((width) => ({ width, height: HEIGHTS[width] ?? USUAL_HEIGHT })),
    themes,
    only: values.only?.split(','),
    to: values.to === undefined ? ROOT : resolve(process.env['INIT_CWD'] ?? '.', values.to),
    moments: resolve(ROOT, 'moments'),
  }
}
