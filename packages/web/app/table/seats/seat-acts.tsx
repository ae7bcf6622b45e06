import { useSignal } from '@preact/signals'
import type { MatchDetail, SeatedBy } from '@windward/client'
import type { ClientGame } from '@windward/kit/client-game.ts'
import { SeatABot } from '../../bots/seat-a-bot.tsx'
import { client } from '../../host/online/session.ts'
import { sentenceOf } from '../../host/trouble.ts'
import { Shortened } from '../../shell/shortened.tsx'
import type { TableAct } from '../papers/table-acts.tsx'
import { seatActWords } from './seat-words.en.ts'

interface SeatActProps {
  readonly detail: MatchDetail
  readonly sitter: SeatedBy
  readonly act: TableAct
}

/** A seat that nobody holds any more: whoever laid the table gives it to a bot, or offers it to people. */
export function EmptySeat({
  detail: { id },
  game,
  sitter: { seat, by, held },
  act,
}: SeatActProps & { readonly game: ClientGame }) {
  return (
    <div class="at-table-acts">
      {by === 'nobody' && (
        <SeatABot game={game} seatBot={(bot) => act(() => client.seatBot(id, seat, bot))} />
      )}
      {held === 'offered' && <InviteForm match={id} act={act} />}
      {held === 'offered' ? (
        <button type="button" class="plain" onClick={() => act(() => client.endOffer(id, seat))}>
          {seatActWords.endOffer}
        </button>
      ) : (
        <button type="button" class="plain" onClick={() => act(() => client.offerSeat(id, seat))}>
          {seatActWords.offer}
        </button>
      )}
    </div>
  )
}

interface InviteProps {
  readonly match: string
  readonly act: TableAct
}

/** A seat on offer may be meant for somebody: whoever laid the table invites them by name. */
function InviteForm({ match, act }: InviteProps) {
  const done = useSignal<string | undefined>(undefined)
  const refusal = useSignal<string | undefined>(undefined)
  const invite = async (form: HTMLFormElement) => {
    const person = String(new FormData(form).get('person')).trim()
    done.value = undefined
    refusal.value = undefined
    try {
      const detail = await client.invite(match, person)
      done.value = seatActWords.invited(person)
      form.reset()
      await act(async () => detail)
    } catch (refused) {
      refusal.value = sentenceOf(refused)
    }
  }
  return (
    <form
      class="one-line"
      onSubmit={(event) => {
        event.preventDefault()
        void invite(event.currentTarget)
      }}
    >
      <label>
        {seatActWords.person}
        <input name="person" required maxLength={100} autocomplete="off" spellcheck={false} />
      </label>
      <button type="submit" class="plain">
        {seatActWords.invite}
      </button>
      <div aria-live="polite">
        {done.value !== undefined && <p class="done">{done.value}</p>}
        {refusal.value !== undefined && <p class="refused">{refusal.value}</p>}
      </div>
    </form>
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
      {votes.length > 0 && <p class="asked">{seatActWords.votes(votes.map(nameOf))}</p>}
      {mine ? (
        <button type="button" class="plain" onClick={() => act(() => client.takeVoteBack(detail.id, seat))}>
          {seatActWords.takeVoteBack}
        </button>
      ) : (
        <button type="button" class="plain" onClick={() => act(() => client.voteToReplace(detail.id, seat))}>
          <Shortened {...seatActWords.voteToReplace(nameOf(seat))} />
        </button>
      )}
    </div>
  )
}
