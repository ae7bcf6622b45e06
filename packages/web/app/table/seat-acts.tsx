import type { MatchDetail, SeatedBy } from '@windward/client'
import { gameNamed } from '../games.ts'
import { client } from '../host/online/harbour.ts'
import type { TableAct } from './table-acts.tsx'

interface SeatActProps {
  readonly detail: MatchDetail
  readonly sitter: SeatedBy
  readonly act: TableAct
}

/** A seat that nobody holds any more: whoever laid the table gives it to a bot, or offers it to people. */
export function EmptySeat({ detail: { id, game }, sitter: { seat, by, held }, act }: SeatActProps) {
  const seatBot = async () => {
    // A game names its bots from the simplest to the best.
    const bot = Object.keys((await gameNamed(game).rules()).bots).at(-1) ?? ''
    return client.seatBot(id, seat, bot)
  }
  return (
    <div class="at-table-acts">
      {by === 'nobody' && (
        <button type="button" class="plain" onClick={() => act(seatBot)}>
          Seat a bot
        </button>
      )}
      {held === 'offered' ? (
        <button type="button" class="plain" onClick={() => act(() => client.endOffer(id, seat))}>
          Stop offering it
        </button>
      ) : (
        <button type="button" class="plain" onClick={() => act(() => client.offerSeat(id, seat))}>
          Offer it to others
        </button>
      )}
    </div>
  )
}

interface ReplaceVoteProps extends SeatActProps {
  readonly nameOf: (seat: string) => string
}

/** Somebody who does not answer, at a table where no clock sees to it. */
export function ReplaceVote({ detail, sitter: { seat }, nameOf, act }: ReplaceVoteProps) {
  const votes = detail.replaceVotes.find(({ about }) => about === seat)?.by ?? []
  const mine = detail.seats.some((each) => each.yours && votes.includes(each.seat))
  return (
    <div class="at-table-acts">
      {votes.length > 0 && <p class="asked">To be replaced by a bot: {votes.map(nameOf).join(', ')}.</p>}
      {mine ? (
        <button type="button" class="plain" onClick={() => act(() => client.takeVoteBack(detail.id, seat))}>
          Take your vote back
        </button>
      ) : (
        <button type="button" class="plain" onClick={() => act(() => client.voteToReplace(detail.id, seat))}>
          Vote to replace<span class="unseen"> {nameOf(seat)}</span>
        </button>
      )}
    </div>
  )
}
