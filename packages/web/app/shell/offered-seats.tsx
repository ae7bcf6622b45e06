import { useSignal } from '@preact/signals'
import type { MatchDetail } from '@windward/client'
import { useEffect } from 'preact/hooks'
import { type Laying, layingOf } from '../brochures/brochure.ts'
import { onShelf } from '../rules-of.ts'

interface OfferedSeatsProps {
  readonly match: MatchDetail
  readonly take: (seat: string) => Promise<unknown>
  readonly watch: () => void
}

/** A match under way with seats on offer, for somebody who has none there: to take one, or to watch. */
export function OfferedSeats({ match, take, watch }: OfferedSeatsProps) {
  const laying = useSignal<Laying | undefined>(undefined)
  useEffect(() => {
    void onShelf(match.game)
      .rules()
      .then(async (game) => {
        laying.value = await layingOf(game)
      })
  }, [match.game, laying])
  return (
    <>
      <ul class="gathering">
        {offeredIn(match).map(({ seat }) => (
          <li key={seat}>
            <strong>{laying.value?.seatName(seat) ?? seat}</strong>
            <button type="button" class="act" onClick={() => take(seat)}>
              Take this seat
            </button>
          </li>
        ))}
      </ul>
      {match.spectators && (
        <button type="button" class="plain" onClick={watch}>
          Only watch
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
