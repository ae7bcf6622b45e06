import { schema, t } from '@colyseus/schema'

/** The fixture game as one keeps it for Colyseus: a state that it sends on to everybody, as far as it has changed. */
export const UnitState = schema(
  { owner: t.uint8(), home: t.uint8(), area: t.uint8(), strength: t.uint8(), known: t.boolean() },
  'Unit',
)

export const SkirmishState = schema(
  {
    turn: t.uint32(),
    units: t.array(UnitState),
    points: t.array('uint32'),
    /** By seat, what it has ordered; empty as long as it has not. Colyseus shows everybody all of its state. */
    orders: t.array('string'),
    /** What happened in the last turn, for everybody to read. */
    news: t.string(),
  },
  'SkirmishState',
)
