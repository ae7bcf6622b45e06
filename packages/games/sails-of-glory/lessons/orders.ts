import { type AnswerTask, exactly, type LookTask, type SetTask, type Wrong } from '@windward/table/lesson'
import {
  type Aim,
  BROADSIDES,
  type Broadside,
  type CardId,
  type Fire,
  fire,
  type Orders,
  plan,
  type RepairChoice,
  type ShipId,
} from '../src/facts.ts'
import { orderWords } from './orders.en.ts'

/** Presses one's own ship. */
export const pressesShip = (ship: ShipId): LookTask => ({
  do: 'look',
  at: [ship],
  otherwise: orderWords.otherShip(ship),
})

/** What is planned: an answer, or what is drawn up for each ship so far. */
function ordersIn(given: unknown): readonly Orders[] {
  if (typeof given !== 'object' || given === null) return []
  const listed = Array.isArray(given)
    ? given
    : Object.entries(given).map(([ship, each]) => ({ ship, ...each }))
  const read = plan.shape.safeParse(listed)
  return read.success ? read.data : []
}

type Planned = Pick<Orders, 'ship' | 'card'> & Partial<Pick<Orders, 'actions'>>

/** Presses one card of one ship; every other card is told what it would do. */
export function laysCard(ship: ShipId, card: CardId, otherwise: (card: CardId) => Wrong): SetTask {
  const laid = (given: unknown) => ordersIn(given).find((each) => each.ship === ship)?.card ?? undefined
  return {
    do: 'set',
    kind: 'plan',
    isDone: (work) => laid(work) === card,
    judge: (given) => {
      const other = laid(given)
      return other === undefined || other === card ? undefined : otherwise(other)
    },
    shows: (_, work) => {
      const before = ordersIn(work).map(({ ship: name, ...rest }) => [name, rest] as const)
      return { ...Object.fromEntries(before), [ship]: { card, actions: [] } }
    },
  }
}

/** Confirms these cards, and with the Advanced rules these actions in any order. */
export function plans(...wanted: readonly Planned[]): AnswerTask {
  return {
    do: 'answer',
    kind: 'plan',
    shows: () => wanted.map(({ actions = [], ...rest }) => ({ ...rest, actions })),
    judge: (given) => {
      const orders = ordersIn(given)
      for (const each of wanted) {
        const wrong = planFault(
          each,
          orders.find(({ ship }) => ship === each.ship),
        )
        if (wrong !== undefined) return wrong
      }
      return undefined
    },
  }
}

function planFault({ ship, card, actions = [] }: Planned, given: Orders | undefined): Wrong | undefined {
  if (given?.card !== card && card !== null) return orderWords.otherCard(ship, card)
  const isSame =
    given?.actions.length === actions.length && actions.every((each) => given.actions.includes(each))
  return isSame ? undefined : orderWords.otherActions(ship, actions)
}

/** Fires everything at what it reaches best. */
export const firesAll: AnswerTask = {
  do: 'answer',
  kind: 'fire',
  shows: (question) => question.absent(),
  judge: (given, question) => {
    const best = firesIn(question.absent())
    const held = firesIn(given).find((each) => {
      const full = best.find(({ ship }) => ship === each.ship)
      return BROADSIDES.some((side) => full?.[side] != null && each[side]?.at !== full[side].at)
    })
    return held && orderWords.fireAll(held.ship)
  },
}

/** Keeps the guns loaded: nobody is in reach. */
export const holdsFire: AnswerTask = {
  do: 'answer',
  kind: 'fire',
  shows: (question) => question.absent(),
  judge: (given) => {
    const fired = firesIn(given).find((each) => BROADSIDES.some((side) => each[side] !== null))
    return fired && orderWords.holdFire(fired.ship)
  },
}

/** Fires one side, at this ship, with the arc that is wanted; the other side is held. */
export function firesSide(side: Broadside, at: Aim['at'], otherwise: (given: Fire) => Wrong): AnswerTask {
  return {
    do: 'answer',
    kind: 'fire',
    shows: (question) =>
      firesIn(question.absent()).map((each) => ({ ...each, [side === 'port' ? 'starboard' : 'port']: null })),
    judge: (given) => {
      const [fired] = firesIn(given)
      const other = side === 'port' ? 'starboard' : 'port'
      const isSo = fired?.[side]?.at === at && fired[side].arc === 'central' && fired[other] === null
      return isSo || fired === undefined ? undefined : otherwise(fired)
    },
  }
}

/** Has the leak stopped before anything else. */
export function repairsLeak(ship: ShipId): AnswerTask {
  const wanted: readonly RepairChoice[] = [{ ship, on: 'leak', box: null }]
  return exactly('repair', wanted, orderWords.leakFirst())
}

function firesIn(given: unknown): readonly Fire[] {
  const read = fire.shape.safeParse(given)
  return read.success ? read.data : []
}
