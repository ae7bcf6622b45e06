import type { Settings } from './settings.ts'

const THIS_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/i

/**
 * Why no letters are sent, if none are. A letter holds a link that lets somebody in, and whoever asks for it may name any
 * host: so the link leads where the operator says, or, on a table for this machine alone, to that machine.
 */
export const whyNoLetters = ({
  address,
  smtpUrl,
  host,
}: Pick<Settings, 'address' | 'smtpUrl' | 'host'>): string | undefined => {
  if (address !== undefined || (smtpUrl === undefined && THIS_MACHINE.test(host))) return undefined
  return 'No letters are sent, since nobody has said where people reach this table: give --address (WINDWARD_ADDRESS), such as https://table.example. Until then nobody can confirm an e-mail address or choose a new password.'
}
