import type { AnyGame, Audience, Flow, GameTypes, Marks, Phrase, Table } from '@windward/table'

/** The same marks in the same places every time, so that a view changes only when the match does. */
class MarksOf implements Marks {
  readonly #stem: number
  #count = 0

  constructor(stem: number) {
    this.#stem = stem
  }

  get count(): number {
    return this.#count
  }

  number(): number {
    this.#count += 1
    return this.#stem * 10_000 + this.#count
  }

  text(): string {
    return `mark-${this.number()}`
  }
}

const FIRST_STEM = 731_001
const HEARD_BY = 'heard-by-'

export interface Marked {
  readonly game: AnyGame
  /** Finds what somebody was sent that only others may know. */
  secretsIn(bytes: string, viewer: string): readonly string[]
  /** How many marks there were in all that was handed out. */
  planted(): number
}

/**
 * The same game, in which whatever is handed out is taken from a state with marks in everybody's secrets, and every
 * question and every word to some seats alone says whose it is. The rules go by the true state, so any match can be played to its end.
 */
export function markedViews(game: AnyGame): Marked {
  const stems = new Map(game.seats.all.map((seat, index) => [seat, FIRST_STEM + index]))
  let planted = 0
  const plantAll = (state: GameTypes['state'], viewer: string, seats: readonly string[]) => {
    const marked: GameTypes['state'] = structuredClone(state)
    // What nobody may know bears the mark of another than who looks.
    for (const seat of seats.toSorted((a, b) => Number(b === viewer) - Number(a === viewer))) {
      const marks = new MarksOf(stems.get(seat) ?? 0)
      game.plant?.(marked, seat, marks)
      planted += marks.count
    }
    return marked
  }
  let seats: readonly string[] = []
  // Where a match is opened from a checkpoint nobody lays the table.
  const sitting = (state: object): readonly string[] => (seats.length > 0 ? seats : Object(state).seats)
  return {
    game: {
      ...game,
      begin(sitting, options) {
        seats = sitting
        return game.begin(sitting, options)
      },
      setup: (t) => game.setup?.(whispering(t)),
      turn: (t): Flow => game.turn(whispering(t)),
      view: (state, viewer) => game.view(plantAll(state, viewer, sitting(state)), viewer),
      views: (state, viewers) =>
        viewers.map((viewer, index) => {
          const marked = plantAll(state, viewer, sitting(state))
          return game.views?.(marked, viewers)[index] ?? game.view(marked, viewer)
        }),
      glance: game.glance ?? game.view,
    },
    planted: () => planted,
    secretsIn(bytes, viewer) {
      const mine = stems.get(viewer)
      const marks = [...bytes.matchAll(/(?<!\d)(73100\d)\d{4}(?!\d)/g)].filter(
        ([, stem]) => Number(stem) !== mine,
      )
      const words = [...bytes.matchAll(/heard-by-([\w-]+(?:\+[\w-]+)*)/g)].filter(
        ([, hearers]) => !hearers?.split('+').includes(viewer),
      )
      return [...marks, ...words].map(([found]) => found)
    },
  }
}

const ASKING = new Set<string | symbol>(['ask', 'askAll', 'askInOrder', 'window', 'open'])
const whispered = new WeakMap<object, object>()

/** A question whose title says before whom it stands. */
function forOne(decision: unknown): unknown {
  if (typeof decision !== 'object' || decision === null) return decision
  const known = whispered.get(decision)
  if (known !== undefined) return known
  const title: unknown = Reflect.get(decision, 'title')
  const named = {
    ...decision,
    title: (situation: { readonly seat: string }) => {
      const phrase: Phrase = typeof title === 'function' ? title(situation) : undefined
      return { ...phrase, fields: { ...phrase.fields, heardBy: `${HEARD_BY}${situation.seat}` } }
    },
  }
  whispered.set(decision, named)
  return named
}

/** A table at which every question, and every word to some seats alone, bears their names. */
function whispering(t: Table<GameTypes>): Table<GameTypes> {
  return new Proxy(t, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      if (ASKING.has(name))
        return (who: unknown, decision: unknown, ...rest: readonly unknown[]) =>
          value.call(target, who, forOne(decision), ...rest)
      if (name === 'together')
        return (items: unknown, named: unknown, flow: (beside: Table<GameTypes>, item: unknown) => Flow) =>
          value.call(target, items, named, (beside: Table<GameTypes>, item: unknown) =>
            flow(whispering(beside), item),
          )
      if (name !== 'tell') return value.bind(target)
      return (to: Audience<GameTypes>, clause: unknown, what: Phrase) => {
        const fields = to === 'all' ? what.fields : { ...what.fields, heardBy: `${HEARD_BY}${to.join('+')}` }
        value.call(target, to, clause, { ...what, fields })
      }
    },
  })
}
