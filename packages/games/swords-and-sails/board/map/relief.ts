import { adornment } from '@windward/swords-and-sails/facts'
import { inParts } from './coast.ts'

type Peak = (typeof adornment.peaks)[number]

/** No two mountains of a drawn map are alike: they lean and grow a little by where they stand. */
function sizeOf([x, y]: Peak): { tall: number; lean: number } {
  const chance = Math.abs(Math.sin(x * 12.9 + y * 78.2))
  return { tall: 6 + 3.4 * chance, lean: 1.8 * Math.abs(Math.sin(x * 3.1)) - 0.9 }
}

function outline(peak: Peak): string {
  const [x, y] = peak
  const { tall, lean } = sizeOf(peak)
  const half = tall * 0.62
  return `M${n(x - half)} ${n(y + 2.5)}q${n(half * 0.55)} ${n(-tall * 0.35)} ${n(half + lean)} ${n(-tall)}q${n(half * 0.3)} ${n(tall * 0.5)} ${n(half - lean)} ${n(tall)}`
}

/** Three short strokes on the side away from the light. */
function shading(peak: Peak): string {
  const [x, y] = peak
  const { tall, lean } = sizeOf(peak)
  const top = y + 2.5 - tall
  return [0.14, 0.4, 0.66]
    .map((down) => {
      const from = x + lean + down * tall * 0.42
      return `M${n(from)} ${n(top + down * tall * 0.8)}l${n(-0.5 - down)} ${n(tall * 0.34)}`
    })
    .join('')
}

const n = (value: number): number => Math.round(value * 10) / 10

export const mountains = () => inParts(adornment.peaks.map(outline))
export const mountainShades = () => inParts(adornment.peaks.map(shading))
