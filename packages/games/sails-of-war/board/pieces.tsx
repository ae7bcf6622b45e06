import {
  COUNTER_NAMES,
  countOf,
  openPlayer,
  portZone,
  RACE_IDS,
  type RaceId,
  type Realm,
  raceAtHome,
  type Units,
  type View,
} from '@windward/sails-of-war/facts'
import { Emblem } from './emblem.tsx'
import { plateOf } from './plate.ts'
import { HERO, PORT_MARK, SWORDS } from './signs/marks.ts'
import {
  armyBerths,
  BATTLE,
  type Berth,
  BUILDING,
  COUNTER,
  FIRE,
  heroBerths,
  placed,
  portBerth,
} from './spots.ts'

interface StackProps {
  readonly race: RaceId
  readonly units: Units
  readonly berth: Berth
  /** One of many: how many there are has to do. */
  readonly brief: boolean
}

function Stack({ race, units, berth, brief }: StackProps) {
  const { count, lines, from, width } = plateOf(units, brief)
  return (
    <g class={`sow-stack sow-of-${race}`} transform={placed(berth)}>
      <g class={`sow-plate ${count < 10 ? '' : 'sow-tens'}`} transform={`translate(${-width / 2} 0)`}>
        <rect y="-8" width={width} height="16" rx="4" />
        <g class="sow-emblem" transform="translate(2 -6) scale(0.5)">
          <Emblem seat={race} />
        </g>
        <text class={`sow-count ${brief ? 'sow-alone' : ''}`} x={count < 10 ? 24 : 27} y="4.5">
          {count}
        </text>
        {!brief && (
          <text class={`sow-kinds ${lines.length > 1 ? 'sow-small' : ''}`}>
            {lines.map((letters, index) => (
              <tspan key={index} x={from} y={lines.length === 1 ? 3.6 : index * 7.2 - 1.2}>
                {letters}
              </tspan>
            ))}
          </text>
        )}
      </g>
    </g>
  )
}

/** In a battle the units stand there and not in the Realm. */
function forcesIn({ battle }: View, realm: Realm): { race: RaceId; units: Units }[] {
  const standing = RACE_IDS.flatMap((race) => {
    const force = realm.forces[race]
    return force === undefined || countOf(force.units) === 0 ? [] : [{ race, units: force.units }]
  })
  if (battle === null || battle.realm !== realm.id) return standing
  const fighting = [battle.attacker, battle.defender].map(({ race, ready, routed }) => ({
    race,
    units: {
      footman: ready.footman + routed.footman,
      archer: ready.archer + routed.archer,
      cavalry: ready.cavalry + routed.cavalry,
      giant: ready.giant + routed.giant,
      firegaunt: ready.firegaunt + routed.firegaunt,
      dragon: ready.dragon + routed.dragon,
    },
  }))
  return [...standing, ...fighting]
}

/** The wider plate lies above, where a tile is wider. */
const widestFirst = (forces: readonly { race: RaceId; units: Units }[]) =>
  forces.toSorted((a, b) => plateOf(b.units).width - plateOf(a.units).width)

/** All that stands on the tile of a Realm. */
export function OnRealm({ view, realm }: { readonly view: View; readonly realm: Realm }) {
  const forces = widestFirst(forcesIn(view, realm))
  const armies = armyBerths(forces.length)
  const home = raceAtHome(realm.id)
  const stars = home === undefined || !view.seats.includes(home) ? 0 : openPlayer(view, home).stars
  const heroes = view.heroes.filter((hero) => hero.realm === realm.id)
  const place = view.places[realm.id]
  const secret = view.secrets?.glimpsed[realm.id]
  const ground = home !== undefined ? 'home' : realm.building === null ? 'open' : 'built'
  const berths = heroBerths(heroes.length, ground)
  return (
    <>
      {realm.ports.map((port) => (
        <g
          key={port.side}
          class={`sow-port ${portZone(view, realm, port) === null ? 'sow-shut' : ''}`}
          transform={placed(portBerth(port.side))}
        >
          <path transform={`rotate(${port.side * 60})`} d="M-3.5 0v-13h7V0z" />
          <circle r="8" />
          <path class="sow-anchor" transform="scale(0.46) translate(-12 -12)" d={PORT_MARK} />
        </g>
      ))}
      <g class="sow-row">
        {realm.building !== null && (
          <path
            class="sow-building"
            transform={placed(BUILDING)}
            d={
              realm.building === 'town' ? 'M-8 6V-1l8-7 8 7v7z' : 'M-13 6V-6h4v3h3v-8h4v3h4v-3h4v8h3v-3h4V6z'
            }
          />
        )}
        {heroes.map(({ id, owner, wounds }, index) => (
          <g
            key={id}
            class={`sow-hero sow-of-${owner}`}
            data-hero={id}
            transform={placed(berths[index] ?? BUILDING)}
          >
            <path d={HERO} />
            {wounds > 0 && <text y="7">{wounds}</text>}
          </g>
        ))}
        {view.faceDown.includes(realm.id) && (
          <g class="sow-counter" transform={placed(COUNTER)}>
            <circle r="7" />
            <text y="3.5">{secret === undefined ? '?' : '!'}</text>
          </g>
        )}
      </g>
      {forces.map(({ race, units }, index) => (
        <Stack
          key={race}
          race={race}
          units={units}
          berth={armies[index] ?? BUILDING}
          brief={forces.length > 2}
        />
      ))}
      {(place ?? secret) !== undefined && (
        <PlaceName
          name={COUNTER_NAMES[place ?? secret ?? 'ruins']}
          glimpsed={place === undefined}
          tight={forces.length > 1}
        />
      )}
      {stars > 0 && (
        <text class={`sow-stars ${stars > 4 ? 'sow-many' : ''}`} y={forces.length > 1 ? 39.5 : 37}>
          {'★'.repeat(Math.min(stars, 6))}
        </text>
      )}
    </>
  )
}

const ONE_LINE = 12

interface PlaceNameProps {
  readonly name: string
  readonly glimpsed: boolean
  /** Two armies leave little room. */
  readonly tight: boolean
}

/** The name of an open counter; a long one takes two lines. */
function PlaceName({ name, glimpsed, tight }: PlaceNameProps) {
  const words = name.split(' ')
  const cut = name.length > ONE_LINE ? Math.ceil(words.length / 2) : words.length
  const lines = [words.slice(0, cut), words.slice(cut)].filter((line) => line.length > 0)
  const [lowest, leading] = tight ? [lines.length === 1 ? 38 : 41, 6] : [38, 8]
  return (
    <text class={`sow-place ${glimpsed ? 'sow-glimpsed' : ''} ${tight ? 'sow-tight' : ''}`}>
      {lines.map((line, index) => (
        <tspan key={index} x="0" y={lowest - (lines.length - 1 - index) * leading}>
          {line.join(' ')}
        </tspan>
      ))}
    </text>
  )
}

/** SOW 8 */
export function Fought() {
  return (
    <g class="sow-badge" transform={placed(BATTLE)}>
      <circle r="12" />
      <path class="sow-swords" d={SWORDS} />
    </g>
  )
}

const FLAME = 'M0 8q-8-4-4-11 1 3 3 3-2-7 4-11 0 5 3 8t0 8q-2 3-6 3z'

/** SOW 5.4 */
export function Burning() {
  return (
    <g class="sow-badge" transform={placed(FIRE)}>
      <circle r="12" />
      <path class="sow-fire" transform="translate(-0.5 1.8)" d={FLAME} />
    </g>
  )
}

/** Its back above the water, and its neck and head. */
const SERPENT = 'M-32 9C-29-8-20-8-17 9M-9 9C-6-6 2-6 5 9M13 9C12-5 14-13 23-13'
const HEAD = 'M21-17.5q9-1 12 6.5-5 3-12 2z'

/** It swims below the middle of its hex, and where there is only the upper half of one above it. */
export function Serpent({ half = false }: { readonly half?: boolean }) {
  return (
    <g class="sow-serpent" transform={`translate(0 ${half ? -20 : 27})`}>
      <path class="sow-around" d={SERPENT} />
      <path class="sow-around" d={HEAD} />
      <path d={SERPENT} />
      <path class="sow-head" d={HEAD} />
      <circle r="1.3" cx="25.5" cy="-13.5" />
    </g>
  )
}
