import type { PersonId, Storage } from '../../src/storage/storage.ts'

/** A match that is being played, with secrets to look for. */
export const seatAtTable = async (
  { matches }: Storage,
  id: string,
  seats: Readonly<Record<string, PersonId>>,
  asked: readonly PersonId[] = [],
): Promise<void> => {
  const [host = null] = Object.values(seats)
  await matches.create(
    {
      id,
      status: 'playing',
      game: 'fixture',
      version: 1,
      options: { rounds: 3 },
      access: 'invitation',
      spectators: false,
      clock: { kind: 'none' },
      absence: 'rules',
      host,
      invitationHash: 'hash-of-the-invitation',
      seed: 'the-seed',
      commitment: 'c0',
      words: Object.fromEntries(Object.keys(seats).map((seat) => [seat, `words of ${seat}`])),
      created: 1,
      started: 2,
      ended: null,
      result: null,
      more: {},
    },
    Object.entries(seats).map(([seat, person]) => ({ seat, person, bot: null, name: `${seat} player` })),
    asked,
  )
}
