import { type AttackAhead, type Between, rollText } from '@windward/swords-and-sails/facts'
import { Said } from '../said.tsx'
import { words } from './words.en.ts'

type Walls = AttackAhead['odds'][0]['siege']

interface SiegeProps {
  readonly head: string
  readonly odds: Between<Walls>
  readonly isAfterBattle: boolean
}

/** More dice than these are told by their number. */
const MOST_DRAWN = 5

/** The walls in dice, against what is left of the army by then. */
export function Siege({ head, odds: [worst, best], isAfterBattle }: SiegeProps) {
  const { roll, points } = worst
  return (
    <section>
      <h3>
        {head} <small>{isAfterBattle ? words.ifWon : rollText(roll)}</small>
      </h3>
      <p class="siege-line">
        <span class="siege-dice" role="img" aria-label={words.dice(roll.dice)}>
          {Array.from({ length: Math.min(roll.dice, MOST_DRAWN) }, (_, place) => (
            <i key={place}>?</i>
          ))}
          {roll.dice > MOST_DRAWN && <b>×{roll.dice}</b>}
        </span>
        <span>
          <Said text={words.toll(points.mean, points.least, points.most, [worst.army, best.army])} />
        </span>
      </p>
    </section>
  )
}
