import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, test } from 'node:test'

/** WCAG 2.2, 1.4.3 for text and 1.4.11 for marks. */
const TEXT = 4.5
const MARK = 3

const PAIRS = [
  ['ink', 'paper', TEXT],
  ['ink', 'paper-dim', TEXT],
  ['ink', 'paper-bright', TEXT],
  ['ink', 'sea', TEXT],
  ['ink-soft', 'paper', TEXT],
  ['ink-soft', 'paper-dim', TEXT],
  ['ink-soft', 'paper-bright', TEXT],
  ['link', 'paper', TEXT],
  ['warning-ink', 'warning', TEXT],
  ['refused-ink', 'refused', TEXT],
  ['edge', 'paper', MARK],
  ['deep-sea', 'paper', MARK],
  ['deep-sea', 'sea', MARK],
  ['byzantium', 'land', MARK],
] as const

const sheet = await readFile(new URL('../app/look/tokens.css', import.meta.url), 'utf8')
const TOKEN = /--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g
const tokens = [...sheet.matchAll(TOKEN)].map(([, name = '', light = '', dark = '']) => ({
  name,
  light,
  dark,
}))

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

for (const theme of ['light', 'dark'] as const) {
  const colour = (wanted: string): string => tokens.find(({ name }) => name === wanted)?.[theme] ?? ''
  describe(`by ${theme === 'light' ? 'daylight' : 'lamplight'}`, () => {
    for (const [front, back, least] of PAIRS) {
      test(`${front} can be told from ${back}`, () => {
        const ratio = contrast(colour(front), colour(back))
        assert.ok(ratio >= least, `${ratio.toFixed(2)} is below ${least}`)
      })
    }
  })
}
