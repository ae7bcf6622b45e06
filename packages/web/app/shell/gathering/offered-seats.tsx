import { useSignal } from '@preact/signals'
import type { MatchDetail } from '@windward/client'
import type { About } from '@windward/kit/about.ts'
import { useEffect } from 'preact/hooks'
import { aboutOf, gameNamed } from '../../games.ts'
import { gatheringWords } from './gathering-words.en.ts'

interface OfferedSeatsProps {
  readonly match: MatchDetail
  readonly take: (seat: string) => Promise<unknown>
  readonly watch: () => void
}

/** A match under way with seats on offer, for somebody who has none there: to take one, or to watch. */
export function OfferedSeats({ match, take, watch }: OfferedSeatsProps) {
  const about = useSignal<About | undefined>(undefined)
  useEffect(() => {
    void gameNamed(match.game)
      .rules()
      .then(async (game) => {
        about.value = await aboutOf(game)
      })
  }, [match.game, about])
  return (
    <>
      <ul class="gathering">
        {offeredIn(match).map(({ seat }) => (
          <li key={seat}>
            <strong>{about.value?.seatName(seat) ?? seat}</strong>
            <button type="button" class="act" onClick={() => take(seat)}>
              {gatheringWords.takeSeat}
            </button>
          </li>
        ))}
      </ul>
      {match.spectators && (
        <button type="button" class="plain" onClick={watch}>
          {gatheringWords.onlyWatch}
        </button>
      )}
    </>
  )
}

/** The seats that whoever looks could take: none for who sits there. */
export function offeredIn({ status, seats }: MatchDetail): MatchDetail['seats'] {
  if (status !== 'playing' || seats.some(({ yours }) => yours)) return []
  return seats.filter(({ held }) => held === 'offered')
}
