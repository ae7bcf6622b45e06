import { type Catalogue, speaker } from '@windward/table'
import { RESOURCE_NAMES } from '../data/names.en.ts'
import type { RaceId } from '../data/races.ts'
import type { Goods, ResourceId } from '../data/resources.ts'
import { briefly, goodsName, listed, Who, who } from '../naming.en.ts'

type Numbers = { spring: number; fall: number }

const counterName = ({ spring, fall }: Numbers) => `the counter ${spring} in Spring, ${fall} in Fall`

export const councilWords = {
  'council.title': () => 'The Wizards Council: what do you do?',
  'council.bid.title': () => 'What do you bid for the initiative? All bids are spent.',
  'council.bid.kind': (f: { kind: ResourceId }) => RESOURCE_NAMES[f.kind],
  'council.bid.poor': (f: { stock: Goods }) => `You have only ${goodsName(f.stock)}.`,
  'council.bid': (f: { race: RaceId; goods: Goods }) => `${Who(f.race)} bid ${goodsName(f.goods)}.`,
  'council.equal-bids': (f: { rolls: { race: RaceId; roll: number }[] }) =>
    `Equal bids are rolled for: ${listed(f.rolls.map(({ race, roll }) => `${who(race)} ${roll}`))}.`,
  'council.drew-counter': (f: { race: RaceId; spring: number; fall: number }) =>
    `${Who(f.race)} drew ${counterName(f)}.`,
  'council.has-counter': (f: { race: RaceId; spring: number; fall: number }) =>
    `${Who(f.race)} have ${counterName(f)}.`,
  'council.counter.hint': () => 'The lowest number goes first. A counter lasts for Spring and Fall.',
  'council.counter.title': (f: Numbers) => `You drew ${counterName(f)}. Who shall have it?`,
  'council.counter.keep': () => 'Keep it',
  'council.counter.give': (f: { race: RaceId }) => `The ${briefly(f.race)}`,
  'council.counter.confirm': (f: { race: RaceId }) => `Give it to the ${briefly(f.race)}`,
  'council.counter.given': () => 'You were given a counter and must keep that one.',
  'council.counter.has-one': (f: { race: RaceId }) => `${Who(f.race)} cannot be given a counter now.`,
} satisfies Catalogue

export const say = speaker<typeof councilWords>()
