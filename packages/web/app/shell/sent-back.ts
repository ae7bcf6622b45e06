const NO_LINK =
  'This link is too old, or was used already. Choose “Forgotten your password?” to have another one sent.'

/** What an OpenID provider, or our own accounts after it or after a letter, had against somebody. */
const WHY: Readonly<Record<string, string>> = {
  access_denied: 'You are not signed in: it was refused there.',
  account_not_linked:
    'Somebody here has this e-mail already. If it is you, sign in with your password or passkey.',
  email_not_found: 'You are not signed in: no e-mail address of yours was told.',
  INVALID_TOKEN: NO_LINK,
  TOKEN_EXPIRED: NO_LINK,
  email_not_verified: 'You are not signed in: your e-mail address has not been confirmed there.',
}

/** Why somebody who went to the provider, or followed a letter's link, comes back as whoever they were, from the address they come back to. */
export function sentBack(query: string): string | undefined {
  const error = new URLSearchParams(query).get('error')
  if (error === null) return undefined
  return WHY[error] ?? 'Signing in there did not work. Try it once more, or choose another way.'
}
