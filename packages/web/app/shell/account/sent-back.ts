import { sentBackWords } from './account-words.en.ts'

/** What an OpenID provider, or our own accounts after it or after a letter, had against somebody. */
const WHY: Readonly<Record<string, string>> = {
  access_denied: sentBackWords.refusedThere,
  account_not_linked: sentBackWords.emailTaken,
  email_not_found: sentBackWords.noEmail,
  INVALID_TOKEN: sentBackWords.oldLink,
  TOKEN_EXPIRED: sentBackWords.oldLink,
  email_not_verified: sentBackWords.emailUnconfirmed,
}

/** Why somebody who went to the provider, or followed a letter's link, comes back as whoever they were, from the address they come back to. */
export function sentBack(query: string): string | undefined {
  const error = new URLSearchParams(query).get('error')
  if (error === null) return undefined
  return WHY[error] ?? sentBackWords.other
}
