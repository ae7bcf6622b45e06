import type { AnyGame, Flow, GameTypes, Marks, Table } from '@windward/table'
import { SPECTATOR } from '@windward/table'

/** Numbers and texts that occur nowhere else. */
class Planted implements Marks {
  readonly owner: string
  readonly all: string[] = []
  static #next = 7_310_000_001

  constructor(owner: string) {
    this.owner = owner
  }

  text(): string {
    const mark = `mark-${this.number()}`
    this.all.push(mark)
    return mark
  }

  number(): number {
    Planted.#next += 7
    this.all.push(`${Planted.#next}`)
    return Planted.#next
  }
}

export interface MarkedGame {
  readonly game: AnyGame
  /** By the seat whose secrets they are. */
  readonly planted: ReadonlyMap<string, Planted>
  /** Whether the rules themselves have shown a mark to a viewer. */
  isShown(mark: string, viewer: string): boolean
}

/** The same game with marks in everybody's secrets at the beginning of every turn. */
export function marked(game: AnyGame): MarkedGame {
  const planted = new Map<string, Planted>()
  const shown = new Map<string, Set<string>>()
  const show = (viewer: string, what: unknown) => {
    const known = shown.get(viewer) ?? new Set<string>()
    shown.set(viewer, known)
    for (const [mark] of JSON.stringify(what).matchAll(/(?:mark-)?73\d{8}/g)) known.add(mark)
  }
  const overheard = (t: Table<GameTypes>): Table<GameTypes> =>
    new Proxy(t, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target)
        if (name !== 'tell' || typeof value !== 'function')
          return typeof value === 'function' ? value.bind(target) : value
        return (to: 'all' | readonly string[], clause: unknown, what: unknown) => {
          for (const viewer of to === 'all' ? [...target.seats, SPECTATOR] : to) show(viewer, what)
          value.call(target, to, clause, what)
        }
      },
    })
  return {
    planted,
    isShown: (mark, viewer) => shown.get(viewer)?.has(mark) ?? false,
    game: {
      ...game,
      *turn(t): Flow {
        for (const seat of t.seats) {
          const marks = planted.get(seat) ?? new Planted(seat)
          planted.set(seat, marks)
          game.plant?.(t.state, seat, marks)
        }
        yield* game.turn(overheard(t))
      },
      view(state, viewer) {
        const view = game.view(state, viewer)
        show(viewer, view)
        return view
      },
      views(state, viewers) {
        const views = game.views?.(state, viewers) ?? viewers.map((viewer) => game.view(state, viewer))
        for (const [index, viewer] of viewers.entries()) show(viewer, views[index])
        return views
      },
    },
  }
}
