import { type Game, type GameTypes, SPECTATOR, type Viewer } from '../game.ts'
import { canonical } from '../hash.ts'
import { copyOf, isPlainObject, jsonFault } from '../json.ts'
import { received } from './received.ts'
import { type Bench, openedFor, trialDice, wander } from './trial.ts'

const EVERY = 7

/** State survives JSON, and so does all that is sent; nothing of the state can be reached through a view. */
export function plainData<G extends GameTypes>(bench: Bench<G>): void {
  for (const [number, table] of bench.tables.entries()) {
    wander(
      bench,
      openedFor(bench, table, number),
      trialDice(bench.seed, 'plain', number),
      (match, question, count) => {
        mustBePlain(thereIn(match.state), 'The state')
        if (count % EVERY > 0) return
        mustSurviveJson(match.state, 'The state')
        mustGlanceTheSame(bench.game, match.state, question.seat)
        for (const viewer of [question.seat, SPECTATOR] as const) {
          const sent = received(match, viewer)
          mustBePlain(sent, `What ${viewer} receives`)
          mustSurviveJson(sent, `What ${viewer} receives`)
          const view = bench.game.view(match.state, viewer)
          const before = JSON.stringify(match.state)
          scramble(view)
          if (JSON.stringify(match.state) !== before)
            throw new Error(`Changing the view of ${viewer} changes the state.`)
        }
        mustSeeTheSame(bench.game, match.state, [...match.seats, SPECTATOR])
      },
    )
  }
}

/** A field of the state that is undefined is not there, as in JSON: one that comes and goes need not be deleted. */
function thereIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(thereIn)
  if (!isPlainObject(value)) return value
  const there = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(there.map(([name, part]) => [name, thereIn(part)]))
}

function mustBePlain(value: unknown, what: string): void {
  const fault = jsonFault(value, { values: 1e7, characters: 1e9, depth: 100 })
  if (fault !== undefined) throw new Error(`${what} is not plain data.`)
}

function mustSurviveJson(value: object, what: string): void {
  if (canonical(copyOf(value)) !== canonical(value)) throw new Error(`${what} does not survive JSON.`)
}

/** What the rules glance at shows just what the seat sees, part by part. */
function mustGlanceTheSame<G extends GameTypes>(game: Game<G>, state: G['state'], seat: G['seat']): void {
  const glance = game.glance?.(state, seat)
  if (glance === undefined) return
  for (const [name, part] of Object.entries(game.view(state, seat))) {
    if (canonical([Reflect.get(glance, name)]) !== canonical([part])) {
      throw new Error(`A glance at '${name}' shows something else than the view.`)
    }
  }
}

/** Who looks together with others sees just what he sees alone, and reaches no more of the state. */
function mustSeeTheSame<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  viewers: readonly Viewer<G>[],
): void {
  const views = game.views?.(state, viewers)
  if (views === undefined) return
  for (const [index, viewer] of viewers.entries()) {
    if (canonical(Object(views[index])) !== canonical(game.view(state, viewer)))
      throw new Error(`Together with others ${viewer} sees something else than alone.`)
  }
  const before = JSON.stringify(state)
  for (const view of views) scramble(view)
  if (JSON.stringify(state) !== before) throw new Error('Changing the views of all changes the state.')
}

/** Spoils everything that can be reached from a value, except what is frozen. */
function scramble(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  const parts: [string, unknown][] = Object.entries(value)
  for (const [, part] of parts) scramble(part)
  if (Array.isArray(value)) value.length = 0
  else for (const [key] of parts) Reflect.set(value, key, 'scrambled')
}
