import type { MatchDetail, SeatedBy } from '@windward/client'
import type { ClientGame } from '@windward/kit/client-game.ts'
import { Conduct } from '../papers/report-player.tsx'
import type { TableAct } from '../papers/table-acts.tsx'
import { called } from './player-name.ts'
import { EmptySeat, ReplaceVote } from './seat-acts.tsx'
import { sitterWords } from './seat-words.en.ts'

interface SittersProps {
  readonly detail: MatchDetail
  readonly game: ClientGame
  readonly nameOf: (seat: string) => string
  readonly act: TableAct
  /** The seats whose answers the match waits for. */
  readonly awaited: readonly string[]
}

const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })

function isOnVacation({ vacationUntil }: SeatedBy): boolean {
  return vacationUntil !== undefined && Date.parse(vacationUntil) > Date.now()
}

/** Whether somebody can come back to this seat. */
export function isAway(sitter: SeatedBy): boolean {
  return sitter.held !== undefined || sitter.awaySince !== undefined || isOnVacation(sitter)
}

/** What there is to say of a seat beside who sits there. */
function standing(sitter: SeatedBy): readonly string[] {
  const { held, awaySince, resigned, by, vacationUntil } = sitter
  return [
    held === 'bot' ? sitterWords.botPlays : awaySince !== undefined ? sitterWords.away : '',
    held === 'offered' ? sitterWords.offered : '',
    resigned === true ? (by === 'person' ? sitterWords.resigned : sitterWords.playerResigned) : '',
    isOnVacation(sitter) ? sitterWords.onVacation(when.format(Date.parse(vacationUntil ?? ''))) : '',
  ].filter((part) => part !== '')
}

/** Who sits where; those who are other people may be muted, blocked and reported, and empty seats given away. */
export function Sitters({ detail, game, nameOf, act, awaited }: SittersProps) {
  const playing = detail.status === 'playing'
  const votes = detail.clock.kind === 'none' && detail.seats.some(({ yours }) => yours)
  return (
    <ul>
      {detail.seats.map((sitter) => (
        <li key={sitter.seat}>
          <strong>{nameOf(sitter.seat)}</strong> {sitterWords.sits(called(sitter, game), standing(sitter))}
          {playing && detail.host && sitter.by !== 'person' && (
            <EmptySeat detail={detail} game={game} sitter={sitter} act={act} />
          )}
          {playing && votes && sitter.person !== undefined && awaited.includes(sitter.seat) && (
            <ReplaceVote detail={detail} sitter={sitter} nameOf={nameOf} act={act} />
          )}
          {sitter.person !== undefined && (
            <Conduct person={sitter.person} name={sitter.name ?? nameOf(sitter.seat)} match={detail.id} />
          )}
        </li>
      ))}
    </ul>
  )
}
