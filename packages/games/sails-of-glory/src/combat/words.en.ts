import { type Catalogue, speaker } from '@windward/table'
import { arcName, counted, counterNames, loadName, shipName } from '../data/names.en.ts'

/** The guns of a post: a broadside, or those of a battery. */
const ownGuns = (side: string) => (side === 'guns' ? 'its guns' : `her ${side} broadside`)
const theGuns = (side: string) => (side === 'guns' ? 'the guns' : `the ${side} broadside`)

export const millimetres = (range: number) => `${Math.round(range / 1000)} mm`
export const raking = (rake: string | null) => (rake === null ? '' : `, raking by the ${rake}`)
/** SOG 12.6.1: why there are fewer counters. */
export const unloaded = (loaded: boolean) => (loaded ? '' : ' from guns not loaded')

export const combatWords = {
  'fire.standing': () => 'Combat: how my ships fire',
  'fire.title': () => 'Choose your targets',
  'fire.ships': () => 'Each of these ships must be named once, and no other.',
  'fire.cannot': (f: { ship: string; side: string }) =>
    `${shipName(f.ship)} cannot fire ${ownGuns(f.side)} now.`,
  'fire.no-shot': (f: { ship: string; side: string }) =>
    `${shipName(f.ship)} does not reach that target with ${ownGuns(f.side)} by that arc.`,
  'fire.at-nothing': () =>
    'Only a loaded broadside, as a whole, is fired at nothing; not in the Basic rules, and by forced aim only with no ship before it.',
  'fire.no-muskets': (f: { ship: string }) => `The muskets of ${shipName(f.ship)} do not reach that target.`,
  'fire.hold': (f: { side: string }) => `Hold ${theGuns(f.side)}`,
  'fire.empty': (f: { side: string }) => `Fire ${theGuns(f.side)} at nothing`,
  'fire.shot': (f: {
    side: string
    at: string
    arc: string | number
    range: number
    counters: number
    rake: string | null
    load: string | null
    high: boolean
  }) =>
    `${typeof f.arc === 'number' ? `Arc ${f.arc + 1}` : `${f.side}: ${arcName(f.arc)}`} at ${shipName(f.at)}, ${millimetres(f.range)}${raking(f.rake)}${f.load === null ? '' : `, ${loadName(f.load)}`}${f.high ? ', aimed high' : ''}: ${counted(f.counters, 'counter')}`,
  'fire.wrong-load': (f: { ship: string; side: string }) =>
    `${shipName(f.ship)} fires ${ownGuns(f.side)} with what is loaded; only unloaded guns choose, among ball, chain and grapeshot.`,
  'fire.not-high': (f: { ship: string; side: string }) =>
    `${shipName(f.ship)} cannot aim ${ownGuns(f.side)} high so: only ball and double shot are aimed so, at ships, where the table plays it.`,
  'fire.doused': (f: { ship: string; at: string }) =>
    `${shipName(f.ship)} throws water on ${shipName(f.at)}: no fire starts.`,
  'fire.spreads': (f: { ship: string; at: string }) =>
    `The fire on ${shipName(f.at)} spreads to ${shipName(f.ship)}.`,
  'fire.high': (f: { ship: string; replaced: readonly string[] }) =>
    f.replaced.length === 0
      ? `Aimed high: no counter of ${shipName(f.ship)} is replaced.`
      : `Aimed high: ${shipName(f.ship)} draws ${counted(f.replaced.length, 'C counter')} in place of ${counterNames(f.replaced)}.`,
  'fire.no-musketry': () => 'No musketry',
  'fire.musketry': (f: { at: string; counters: number }) =>
    `Musketry at ${shipName(f.at)}: ${counted(f.counters, 'counter')}`,
  'fire.misses': (f: { ship: string; at: string; load: string }) =>
    `${shipName(f.ship)} is loaded with ${loadName(f.load)}, which does not reach ${shipName(f.at)}.`,
  'fire.fired': (f: {
    ship: string
    side: string
    at: string
    arc: string
    load: string
    range: number
    rake: string | null
    first: boolean
    loaded: boolean
  }) =>
    `${shipName(f.ship)} fires ${arcName(f.arc)} to ${f.side}, ${loadName(f.load)}${unloaded(f.loaded)}, at ${shipName(f.at)}, ${millimetres(f.range)} off${raking(f.rake)}${f.first ? ', a first broadside' : ''}.`,
  'fire.fired-at-nothing': (f: { ship: string; side: string; load: string }) =>
    `${shipName(f.ship)} empties her ${f.side} guns of ${loadName(f.load)}.`,
  'fire.muskets-fired': (f: { ship: string; at: string }) =>
    `${shipName(f.ship)} fires her muskets at ${shipName(f.at)}.`,
} satisfies Catalogue

export const say = speaker<typeof combatWords>()
