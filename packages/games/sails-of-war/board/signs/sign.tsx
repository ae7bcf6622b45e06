import './signs.css'
import { RACE_IDS, RESOURCE_IDS, SHIP_IDS, UNIT_IDS } from '@windward/sails-of-war/facts'
import type { Phrase } from '@windward/table'
import { D10 } from '../dice/d10.tsx'
import { Emblem } from '../emblem.tsx'
import {
  ARROW_MARK,
  CARD_MARK,
  CITY_MARK,
  GOODS_MARKS,
  HERO_MARK,
  PLACE_MARK,
  PORT_MARK,
  SHIP_MARKS,
  TOWN_MARK,
  UNIT_MARKS,
} from './marks.ts'

interface MarkProps {
  readonly d: string
  readonly kind?: string
  readonly turned?: number
}

/** A small drawing beside a word; the word says what it is. */
export function Mark({ d, kind = '', turned = 0 }: MarkProps) {
  return (
    <svg
      class={`sow-sign ${kind}`}
      viewBox="0 0 24 24"
      width="22"
      height="22"
      aria-hidden="true"
      {...(turned === 0 ? {} : { style: { transform: `rotate(${turned}deg)` } })}
    >
      <path d={d} />
    </svg>
  )
}

export function RaceMark({ race }: { readonly race: (typeof RACE_IDS)[number] }) {
  return (
    <svg class={`sow-race sow-of-${race}`} viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <Emblem seat={race} />
    </svg>
  )
}

const among = <T extends string>(all: readonly T[], found: unknown): T | undefined =>
  all.find((each) => each === found)

/** Deeds that are called after what they do. */
const DEED_MARKS: Readonly<Record<string, string>> = {
  'economy.units.label': UNIT_MARKS.footman,
  'economy.hero.label': HERO_MARK,
  'economy.port.label': PORT_MARK,
  'economy.ship.label': SHIP_MARKS.trader,
  'economy.exchange.label': GOODS_MARKS.grain,
  'movement.march.label': UNIT_MARKS.footman,
  'movement.fly.label': UNIT_MARKS.dragon,
  'movement.sail.label': SHIP_MARKS.trader,
  'movement.load.label': SHIP_MARKS.transport,
  'movement.unload.label': SHIP_MARKS.transport,
  'hero.walk.label': HERO_MARK,
  'hero.journey.label': HERO_MARK,
  'hero.challenge.label': HERO_MARK,
  'quest.search.label': HERO_MARK,
  'quest.stage.label': HERO_MARK,
  'quest.take.label': HERO_MARK,
}

/** What stands in a Realm, or is to be pillaged there. */
const BUILT_MARKS: Readonly<Record<string, string>> = {
  town: TOWN_MARK,
  village: TOWN_MARK,
  city: CITY_MARK,
}

/** The sign of what a choice is about, if it is about something that has one. */
export function Sign({ label }: { readonly label: Phrase | undefined }) {
  if (label === undefined) return null
  const { key, fields } = label
  const deed = DEED_MARKS[key]
  if (deed !== undefined) return <Mark d={deed} />
  const unit = among(UNIT_IDS, fields['unit'])
  if (typeof fields['die'] === 'number') return <D10 shows={fields['die']} />
  if (unit !== undefined) return <Mark d={UNIT_MARKS[unit]} />
  const ship = among(SHIP_IDS, fields['kind']) ?? among(SHIP_IDS, `${fields['ship']}`.split('/')[1])
  if (ship !== undefined) return <Mark d={SHIP_MARKS[ship]} />
  const goods = among(RESOURCE_IDS, fields['kind'])
  if (goods !== undefined) return <Mark d={GOODS_MARKS[goods]} kind={`sow-${goods}`} />
  if (fields['hero'] !== undefined) return <Mark d={HERO_MARK} />
  if (fields['card'] !== undefined || fields['relic'] !== undefined) return <Mark d={CARD_MARK} />
  const built = BUILT_MARKS[`${fields['building'] ?? fields['what']}`]
  if (built !== undefined) return <Mark d={built} />
  if (typeof fields['side'] === 'number')
    return fields['realm'] === undefined ? (
      <Mark d={ARROW_MARK} turned={fields['side'] * 60} />
    ) : (
      <Mark d={PORT_MARK} />
    )
  const race = among(RACE_IDS, fields['race'])
  if (race !== undefined) return <RaceMark race={race} />
  if (fields['realm'] !== undefined || fields['zone'] !== undefined) return <Mark d={PLACE_MARK} />
  return null
}
