import { hrefTo } from '../route.ts'
import { Address } from './address.tsx'

interface InvitationProps {
  readonly match: string
  readonly secret: string
}

/** A link that lets friends sit down. */
export function Invitation({ match, secret }: InvitationProps) {
  const link = `${location.origin}/${hrefTo('match', match)}?invitation=${encodeURIComponent(secret)}`
  return <Address label="Invite others with this link" link={link} />
}
