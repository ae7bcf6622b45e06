import type { MatchDetail } from '@windward/client'
import { Conduct } from './conduct.tsx'

interface SittersProps {
  readonly detail: MatchDetail
  readonly nameOf: (seat: string) => string
}

/** Who sits where; those who are other people may be muted, blocked and reported. */
export function Sitters({ detail, nameOf }: SittersProps) {
  return (
    <ul>
      {detail.seats.map(({ seat, by, person, name, bot, yours, held, resigned }) => (
        <li key={seat}>
          <strong>{nameOf(seat)}</strong> {yours ? 'you' : by === 'nobody' ? 'nobody' : (name ?? bot)}
          {held === 'bot' && ', held by a bot'}
          {held === 'offered' && ', offered to others'}
          {resigned === true && ', resigned'}
          {person !== undefined && <Conduct person={person} name={name ?? nameOf(seat)} match={detail.id} />}
        </li>
      ))}
    </ul>
  )
}
