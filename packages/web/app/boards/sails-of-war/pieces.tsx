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
} from '@windward/sails-of-war/board'
import { Emblem } from './emblem.tsx'
import { sideSpot } from './hex.ts'
import { plateOf } from './plate.ts'

function Stack({ race, units, y }: { readonly race: RaceId; readonly units: Units; readonly y: number }) {
  const { count, lines, from, width } = plateOf(units)
  return (
    <g class={`sow-stack sow-of-${race}`} transform={`translate(0 ${y})`}>
      <g class={`sow-plate ${count < 10 ? '' : 'sow-tens'}`} transform={`translate(${-width / 2} 0)`}>
        <rect y="-8" width={width} height="16" rx="4" />
        <g class="sow-emblem" transform="translate(2 -6) scale(0.5)">
          <Emblem seat={race} />
        </g>
        <text class="sow-count" x={(from + 13) / 2} y="4.5">
          {count}
        </text>
        <text class={`sow-kinds ${lines.length > 1 ? 'sow-small' : ''}`}>
          {lines.map((letters, index) => (
            <tspan key={index} x={from - 1} y={lines.length === 1 ? 3 : index * 6.8 - 1}>
              {letters}
            </tspan>
          ))}
        </text>
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

/** Two Heroes stand beside the building, above the armies; more find room below them. */
function heroSpot(index: number): string {
  const [x, y] = index < 2 ? [index === 0 ? 23 : -23, -13] : [36 - index * 12, 36]
  return `translate(${x} ${y})`
}

/** A single army stands clear of the value and the counter at the sides, two of them below the swords between them. */
const armySpot = (index: number, of: number): number => (of === 1 ? 13 : index * 16 + 6 - (of - 2) * 16)

/** All that stands on the tile of a Realm. */
export function OnRealm({ view, realm }: { readonly view: View; readonly realm: Realm }) {
  const forces = forcesIn(view, realm)
  const home = raceAtHome(realm.id)
  const stars = home === undefined || !view.seats.includes(home) ? 0 : openPlayer(view, home).stars
  const heroes = view.heroes.filter((hero) => hero.realm === realm.id)
  const place = view.places[realm.id]
  const secret = view.secrets?.glimpsed[realm.id]
  return (
    <>
      {realm.ports.map((port) => {
        const { x, y } = sideSpot(port.side, 44)
        return (
          <g
            key={port.side}
            class={`sow-port ${portZone(view, realm, port) === null ? 'sow-shut' : ''}`}
            transform={`translate(${x} ${y}) rotate(${port.side * 60})`}
          >
            <path d="M-2.5-8h5v-7h-5zM-9 6V-2h4v-7h10v7h4v8z" />
          </g>
        )
      })}
      {realm.building !== null && (
        <path
          class="sow-building"
          transform="translate(0 -10)"
          d={realm.building === 'town' ? 'M-8 6V-1l8-7 8 7v7z' : 'M-13 6V-6h4v3h3v-8h4v3h4v-3h4v8h3v-3h4V6z'}
        />
      )}
      {forces.map(({ race, units }, index) => (
        <Stack key={race} race={race} units={units} y={armySpot(index, forces.length)} />
      ))}
      {heroes.map(({ id, owner, wounds }, index) => (
        <g key={id} class={`sow-hero sow-of-${owner}`} data-hero={id} transform={heroSpot(index)}>
          <path d="M0-11a4 4 0 0 1 0 8 4 4 0 0 1 0-8zM-6 8q0-10 6-10t6 10z" />
          {wounds > 0 && <text y="7">{wounds}</text>}
        </g>
      ))}
      {view.faceDown.includes(realm.id) && (
        <g class="sow-counter" transform="translate(38 -2)">
          <circle r="7.5" />
          <text y="4">{secret === undefined ? '?' : '!'}</text>
        </g>
      )}
      {(place ?? secret) !== undefined && (
        <PlaceName name={COUNTER_NAMES[place ?? secret ?? 'ruins']} glimpsed={place === undefined} />
      )}
      {stars > 0 && (
        <text class="sow-stars" y="-12">
          {'★'.repeat(Math.min(stars, 6))}
        </text>
      )}
      {view.weather.burning.includes(realm.id) && (
        <path
          class="sow-fire"
          transform="translate(-27 31)"
          d="M0 8q-8-4-4-11 1 3 3 3-2-7 4-11 0 5 3 8t0 8q-2 3-6 3z"
        />
      )}
    </>
  )
}

const ONE_LINE = 12

/** The name of an open counter; a long one takes two lines. */
function PlaceName({ name, glimpsed }: { readonly name: string; readonly glimpsed: boolean }) {
  const words = name.split(' ')
  const cut = name.length > ONE_LINE ? Math.ceil(words.length / 2) : words.length
  const lines = [words.slice(0, cut), words.slice(cut)].filter((line) => line.length > 0)
  return (
    <text class={`sow-place ${glimpsed ? 'sow-glimpsed' : ''}`}>
      {lines.map((line, index) => (
        <tspan key={index} x="0" y={37.5 - (lines.length - 1 - index) * 8}>
          {line.join(' ')}
        </tspan>
      ))}
    </text>
  )
}

/** It swims below the middle of its hex, and where there is only the upper half of one above it. */
export function Serpent({ half = false }: { readonly half?: boolean }) {
  return (
    <path
      class="sow-serpent"
      transform={`translate(0 ${half ? -20 : 22})`}
      d="M-30 8q6-20 14-2 6 12 12-2 6-14 12 0 6 12 10-4 1-8 8-8l4 4-7 2"
    />
  )
}
