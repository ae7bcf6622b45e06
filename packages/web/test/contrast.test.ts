import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, test } from 'node:test'

/** WCAG 2.2, 1.4.3 for text and 1.4.11 for marks. */
const TEXT = 4.5
const MARK = 3

const PAIRS = [
  ['ink', 'paper', TEXT],
  ['ink', 'paper-dim', TEXT],
  ['ink', 'sea', TEXT],
  ['ink-soft', 'paper', TEXT],
  ['ink-soft', 'paper-dim', TEXT],
  ['link', 'paper', TEXT],
  ['deep-sea', 'paper', MARK],
  ['deep-sea', 'sea', MARK],
  ['byzantium', 'land', MARK],
  ['on-seat', 'byzantium', MARK],
] as const

const sheet = await readFile(new URL('../src/home/home.css', import.meta.url), 'utf8')
const [, daylight = '', lamplight = ''] = sheet.split(':root {')

const coloursIn = (block: string): Map<string, string> =>
  new Map(
    [
      ...block
        .split('}', 1)
        .join()
        .matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g),
    ].map(([, name = '', colour = '']) => [name, colour]),
  )

const luminance = (colour: string): number => {
  const full = colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(full.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const themes = {
  daylight: coloursIn(daylight),
  lamplight: new Map([...coloursIn(daylight), ...coloursIn(lamplight)]),
}

for (const [theme, colours] of Object.entries(themes)) {
  describe(`by ${theme}`, () => {
    for (const [front, back, least] of PAIRS) {
      test(`${front} can be told from ${back}`, () => {
        const ratio = contrast(colours.get(front) ?? '', colours.get(back) ?? '')
        assert.ok(ratio >= least, `${ratio.toFixed(2)} is below ${least}`)
      })
    }
  })
}
