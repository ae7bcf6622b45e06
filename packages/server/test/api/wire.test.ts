import assert from 'node:assert/strict'
import { test } from 'node:test'
import type * as wire from '@windward/client'
import type { z } from 'zod'
import type { matchEvent, personEvent } from '../../src/api/event-shapes.ts'
import type { problemShape } from '../../src/api/problem.ts'
import type * as shapes from '../../src/api/shapes.ts'
import type { taking } from '../../src/match/seats/challenge.ts'
import type { SCOPES } from '../../src/people/identity.ts'

type Same<A, B> = [A, B] extends [B, A] ? true : never
type SameFields<Shape extends z.ZodType, Wire> = Same<keyof z.output<Shape>, keyof Wire>
type EventNames<Event extends { event: string }> = Event['event']

/** Where the papers and the client's types name other things, this file does not compile. */
const held = [
  true satisfies SameFields<typeof shapes.summary, wire.MatchSummary>,
  true satisfies SameFields<typeof shapes.detail, wire.MatchDetail>,
  true satisfies SameFields<typeof shapes.position, wire.WirePosition>,
  true satisfies SameFields<typeof shapes.question, wire.WireQuestion>,
  true satisfies SameFields<typeof shapes.line, wire.WireLine>,
  true satisfies SameFields<typeof shapes.message, wire.WireTalk>,
  true satisfies SameFields<typeof shapes.newMatch, wire.NewMatch>,
  true satisfies SameFields<typeof taking, wire.Taking>,
  true satisfies Same<keyof z.output<typeof shapes.summary>['seats'][number], keyof wire.SeatedBy>,
  true satisfies Same<EventNames<z.output<typeof matchEvent>>, EventNames<wire.SentEvent>>,
  true satisfies Same<EventNames<z.output<typeof personEvent>>, EventNames<wire.PersonEvent>>,
  true satisfies Same<(typeof SCOPES)[number], wire.Scope>,
  true satisfies Same<Exclude<keyof z.output<typeof problemShape>, 'message' | 'code'>, keyof wire.Problem>,
]

test('the papers and the client’s types name the same things', () => {
  assert.ok(held.every(Boolean))
})
