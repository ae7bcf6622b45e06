import type { Between } from '@windward/swords-and-sails/facts'
import { words } from './words.en.ts'

interface VerdictProps {
  readonly chance: Between<number>
  readonly about: string
  readonly points?: number
}

/** The chance, what it is the chance of, and what that is worth. */
export function Verdict({ chance, about, points }: VerdictProps) {
  const text = words.chance(chance)
  return (
    <p class="verdict">
      <b class={text.length > 6 ? 'verdict-chance long' : 'verdict-chance'}>{text}</b>
      <span>{about}</span>
      {points !== undefined && (
        <span class="verdict-points">
          <b>{words.more(points)}</b> {words.points(points)}
        </span>
      )}
    </p>
  )
}
