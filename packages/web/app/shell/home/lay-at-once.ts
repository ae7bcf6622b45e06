import type { PlayNow } from '@windward/kit/about.ts'
import type { GameEntry } from '@windward/kit/game-entry.ts'
import { layLocal } from '../../host/local/lay-local.ts'
import { hostWords } from '../../host/words.en.ts'
import { go } from '../../route.ts'
import { tellFirst } from '../../table/brief/first-sight.ts'
import { ownName } from '../settings.ts'

/** Lays a table without questions and sits down at it: oneself, and bots at the other seats. */
export async function layAtOnce({ id, playNow }: Pick<GameEntry, 'id' | 'playNow'>): Promise<void> {
  const table = playNow === undefined ? await asFirstPreset(id) : await laidAs(id, playNow)
  if (table === undefined) return
  // Whoever comes by a single press may never have played: the game is told in short first.
  tellFirst(table)
  go('table', table)
}

async function asFirstPreset(game: string): Promise<string | undefined> {
  const { openForm } = await import('../new-table/new-table.ts')
  const form = await openForm(game)
  form.level('easy')
  return form.layHere()
}

async function laidAs(
  game: string,
  { here, bots, options, setUpByBots }: PlayNow,
): Promise<string | undefined> {
  const laid = await layLocal(game, options, [
    {
      seat: here,
      by: 'here',
      name: ownName.value || hostWords.you,
      ...(setUpByBots && { setUpBy: 'easy' }),
    },
    ...bots.map((seat) => ({ seat, by: 'bot' as const, level: 'easy' as const })),
  ])
  return 'id' in laid ? laid.id : undefined
}
