import type { ClockSettings, Taking } from '@windward/client'

/** The clocks a bot may take, in the order of the form. */
export const BOT_CLOCKS: readonly ClockSettings['kind'][] = ['none', 'live', 'mail']

/** What a bot takes as the form shows it: a game and a clock each, and one time for all live clocks. */
export function takesOf(takes: readonly Taking[]): {
  readonly chosen: ReadonlySet<string>
  readonly seconds: string
} {
  const live = takes.flatMap(({ clock, atLeastSeconds }) =>
    clock === 'live' && atLeastSeconds !== undefined ? atLeastSeconds : [],
  )
  return {
    chosen: new Set(takes.map(({ game, clock }) => `${game} ${clock}`)),
    seconds: live.length === 0 ? '' : String(Math.max(...live)),
  }
}

interface TakesWish {
  readonly chosen: readonly string[]
  readonly seconds: string
}

/** What the form says, with what a program has said of its bot and the form does not ask. */
export function takesFrom(
  { chosen, seconds }: TakesWish,
  before: readonly Taking[],
  games: readonly { readonly id: string }[],
): Taking[] {
  const unasked = before.filter(({ game }) => !games.some(({ id }) => id === game))
  const asked = games.flatMap(({ id: game }) =>
    BOT_CLOCKS.filter((clock) => chosen.includes(`${game} ${clock}`)).map((clock): Taking => {
      if (clock === 'live' && seconds !== '') return { game, clock, atLeastSeconds: Number(seconds) }
      const known = before.find((each) => each.game === game && each.clock === clock)
      return clock === 'mail' && known !== undefined ? known : { game, clock }
    }),
  )
  return [...unasked, ...asked]
}
