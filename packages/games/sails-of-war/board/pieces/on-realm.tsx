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
import { isFoundPlace } from '../draw/found-places.ts'
import { armyBerths, buildingBerth, foundBerth, heroBerths, placed, portBerth } from '../spots.ts'
import { Army } from './army.tsx'
import { plinthOf } from './plinth.ts'
import { Put } from './put.tsx'
import { Stars } from './stars.tsx'

interface OnRealmProps {
  readonly view: View
  readonly realm: Realm
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
  return [...standing, ...fighting].filter(({ units }) => countOf(units) > 0)
}

/** The wider army stands behind, where a tile is wider. */
const widestFirst = (forces: readonly { race: RaceId; units: Units }[]) =>
  forces.toSorted((a, b) => plinthOf(b.units).width - plinthOf(a.units).width)

/** All that stands on the tile of a Realm, from the back to the front. */
export function OnRealm({ view, realm }: OnRealmProps) {
  const { id, owner, building } = realm
  const forces = widestFirst(forcesIn(view, realm))
  const berths = armyBerths(forces.length)
  const home = raceAtHome(id)
  const stars = home === undefined || !view.seats.includes(home) ? 0 : openPlayer(view, home).stars
  return (
    <>
      <Ports view={view} realm={realm} />
      <Found view={view} realm={realm} armies={forces.length} />
      {building !== null && (
        <Put
          what={building}
          class={`sow-built sow-of-${owner ?? 'nobody'}`}
          {...buildingBerth(forces.length)}
        />
      )}
      <Heroes view={view} realm={realm} />
      {forces.map(({ race, units }, index) => (
        <Army
          key={race}
          race={race}
          units={units}
          berth={berths[index] ?? { x: 0, y: 25, scale: 1 }}
          brief={forces.length > 2}
        />
      ))}
      {stars > 0 && <Stars count={stars} />}
    </>
  )
}

/** A lighthouse beside its quay, wherever that is turned. */
const LIGHTHOUSES = [
  [20, -2],
  [10, -8],
  [22, 2],
  [20, 2],
  [-22, 2],
  [-10, -8],
] as const

function Ports({ view, realm }: OnRealmProps) {
  return (
    <>
      {realm.ports.map((port) => {
        const [x, y] = LIGHTHOUSES[port.side]
        return (
          <g
            key={port.side}
            class={`sow-port sow-of-${realm.owner ?? 'nobody'} ${portZone(view, realm, port) === null ? 'sow-shut' : ''}`}
            transform={placed(portBerth(port.side))}
          >
            <use href="#sow-quay" transform={`rotate(${port.side * 60})`} />
            <Put what="lighthouse" x={x} y={y} scale={0.86} />
          </g>
        )
      })}
    </>
  )
}

/** What a counter turned out to be; and what only the looker knows it to be, paler. */
function Found({ view, realm: { id, building, owner }, armies }: OnRealmProps & { readonly armies: number }) {
  const open = view.places[id]
  const counter = open ?? view.secrets?.glimpsed[id]
  if (counter === undefined) return null
  return (
    <g class={`sow-found sow-of-${owner ?? 'nobody'} ${open === undefined ? 'sow-glimpsed' : ''}`}>
      {isFoundPlace(counter) && <Put what={counter} {...foundBerth(armies, building !== null)} />}
      <text class="sow-place" y="81">
        {COUNTER_NAMES[counter]}
      </text>
    </g>
  )
}

function Heroes({ view, realm: { id } }: OnRealmProps) {
  const heroes = view.heroes.filter(({ realm }) => realm === id)
  const berths = heroBerths(heroes.length)
  return (
    <>
      {heroes.map((hero, index) => (
        <g
          key={hero.id}
          class={`sow-hero sow-of-${hero.owner}`}
          data-hero={hero.id}
          data-place={hero.id}
          transform={placed(berths[index] ?? { x: 0, y: 0, scale: 0.5 })}
        >
          <Put what={`hero-${hero.owner}`} />
          {hero.wounds > 0 && <Wounds count={hero.wounds} />}
        </g>
      ))}
    </>
  )
}

function Wounds({ count }: { readonly count: number }) {
  return (
    <g class="sow-wounded" transform="translate(-24 -22)">
      <path d="M0 -24q-15 17 -15 26a15 15 0 0 0 30 0q0 -9 -15 -26z" />
      <text y="10">{count}</text>
    </g>
  )
}
