import type { MatchDetail, SeatedBy } from '@windward/client'
import { called } from './called.ts'
import { Conduct } from './conduct.tsx'

interface SittersProps {
  readonly detail: MatchDetail
  readonly nameOf: (seat: string) => string
}

const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })

export function isOnVacation({ vacationUntil }: SeatedBy): boolean {
  return vacationUntil !== undefined && Date.parse(vacationUntil) > Date.now()
}

/** Who sits where; those who are other people may be muted, blocked and reported. */
export function Sitters({ detail, nameOf }: SittersProps) {
  return (
    <ul>
      {detail.seats.map((sitter) => (
        <li key={sitter.seat}>
          <strong>{nameOf(sitter.seat)}</strong> {called(sitter)}
          {sitter.held === 'bot' && ', held by a bot'}
          {sitter.held === 'offered' && ', offered to others'}
          {sitter.resigned === true && ', resigned'}
          {isOnVacation(sitter) &&
            `, on vacation until ${when.format(Date.parse(sitter.vacationUntil ?? ''))}`}
          {sitter.person !== undefined && (
            <Conduct person={sitter.person} name={sitter.name ?? nameOf(sitter.seat)} match={detail.id} />
          )}
        </li>
      ))}
    </ul>
  )
}
