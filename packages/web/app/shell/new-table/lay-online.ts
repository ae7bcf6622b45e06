import type { NewMatch } from '@windward/client'
import { beSomebody, client } from '../../host/online/session.ts'
import { sentenceOf } from '../../host/trouble.ts'
import { ownName } from '../settings.ts'
import type { NewTable } from './new-table.ts'
import { CLOCKS } from './table-time.ts'

export interface OnlineWishes {
  readonly access: NonNullable<NewMatch['access']>
  readonly clock: string
  readonly whenAbsent: NonNullable<NewMatch['whenAbsent']>
  /** How long the table waits when everybody is away; as is usual for its clock until somebody chooses. */
  readonly waitSeconds?: number
  readonly spectators: boolean
}

/** Lays the table at the server and seats oneself and the bots; its name, if that was possible. */
export async function layOnline(table: NewTable, wishes: OnlineWishes): Promise<string | undefined> {
  const { clock, ...others } = wishes
  try {
    await beSomebody(ownName.value)
    const { id } = await client.create({
      game: table.game.id,
      options: table.wishes(),
      seats: table.seats.value,
      clock: CLOCKS.find((each) => each.id === clock)?.clock ?? { kind: 'none' },
      ...others,
      botsThink: table.botsThink.value,
    })
    for (const seat of table.seats.value) {
      if (table.at(seat) === 'bot') await client.seatBot(id, seat, table.botAt(seat))
      else if (table.at(seat) === 'here') await client.join(id, { seat })
    }
    return id
  } catch (trouble) {
    table.refused.value = sentenceOf(trouble)
    return undefined
  }
}
