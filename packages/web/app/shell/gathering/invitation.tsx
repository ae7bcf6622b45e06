import { hrefTo } from '../../route.ts'
import { Address } from '../address.tsx'
import { gatheringWords } from './gathering-words.en.ts'

interface InvitationProps {
  readonly match: string
  readonly secret: string
}

/** A link that lets friends sit down. */
export function Invitation({ match, secret }: InvitationProps) {
  const link = `${location.origin}/${hrefTo('match', match)}?invitation=${encodeURIComponent(secret)}`
  return <Address label={gatheringWords.invitation} link={link} />
}
