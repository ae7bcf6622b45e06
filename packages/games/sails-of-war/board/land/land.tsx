import { RACE_IDS, type RaceId, type Realm, raceAtHome, terrainOf } from '@windward/sails-of-war/facts'
import { TERRAIN_IDS, variantOf } from '../draw/terrain/terrain.ts'
import { middleOf, moved } from '../hex.ts'
import { hexes, outline } from './outline.ts'
import { SideMarks } from './side-marks.tsx'

/** Of a Home Realm a golden ring is seen inside its sides. */
const RING = 87

type Lands = readonly Realm[]
const zonesOf = (realms: Lands) => realms.map(({ at }) => at)

/** All Realms on the board as one painted land, from its ground to the colours of its sides. */
export function Land({ realms, laying }: { readonly realms: Lands; readonly laying: boolean }) {
  const homes = realms.filter(({ id }) => terrainOf(id) === null)
  const owned = RACE_IDS.map((race) => ({ race, held: realms.filter(({ owner }) => owner === race) })).filter(
    ({ held }) => held.length > 0,
  )
  return (
    <g class="sow-lands">
      {[...TERRAIN_IDS, null].map((terrain) => (
        <path
          key={terrain}
          class={`sow-floor sow-${terrain ?? 'home'}`}
          d={hexes(zonesOf(realms.filter(({ id }) => terrainOf(id) === terrain)))}
        />
      ))}
      <Landscapes realms={realms} part="ground" />
      {owned.map(({ race, held }) => (
        <Washed key={race} race={race} d={hexes(zonesOf(held))} />
      ))}
      <path class="sow-ring" d={hexes(zonesOf(homes), RING)} />
      <Landscapes realms={realms} part="stand" />
      <Landscapes realms={realms} part="far" />
      {homes.map(({ id, at, owner }) => (
        <Citadel key={id} race={raceAtHome(id)} owner={owner} at={moved(at)} />
      ))}
      <path class="sow-seams" d={hexes(zonesOf(realms))} />
      {owned.map(({ race, held }) => (
        <Bordered key={race} race={race} held={held} />
      ))}
      <path class="sow-shore" d={outline(zonesOf(realms))} />
      <SideMarks
        laying={laying}
        tiles={realms.map(({ id, turned, at }) => ({ realm: id, turned, about: middleOf(at) }))}
      />
    </g>
  )
}

/** The landscapes of all Realms: what lies flat, what stands on it, or what they are told by from afar. */
function Landscapes({ realms, part }: { readonly realms: Lands; readonly part: 'ground' | 'stand' | 'far' }) {
  return (
    <g class={`sow-${part}`}>
      {realms.map(({ id, at }) => {
        const terrain = terrainOf(id)
        const variant = part === 'far' ? '' : `-${variantOf(id)}`
        return (
          terrain !== null && (
            <use key={id} href={`#sow-${part}-${terrain}${variant}`} transform={moved(at)} />
          )
        )
      })}
    </g>
  )
}

/** Whose it is, by colour and by pattern. */
function Washed({ race, d }: { readonly race: RaceId; readonly d: string }) {
  return (
    <g class={`sow-owned sow-of-${race}`}>
      <path class="sow-wash" d={d} />
      <path class={`sow-weave sow-weave-${race}`} d={d} />
    </g>
  )
}

/** One band inside the border of all that somebody holds, so that many Realms read as one country. */
function Bordered({ race, held }: { readonly race: RaceId; readonly held: Lands }) {
  const clip = `sow-country-${race}`
  const border = outline(zonesOf(held))
  return (
    <>
      <clipPath id={clip}>
        <path d={hexes(zonesOf(held))} />
      </clipPath>
      <g class={`sow-of-${race}`} clip-path={`url(#${clip})`}>
        <path class="sow-band" d={border} />
        <path class="sow-band-edge" d={border} />
      </g>
    </>
  )
}

interface CitadelProps {
  readonly race: RaceId | undefined
  /** Whoever holds it flies his colours from it. */
  readonly owner: RaceId | null
  readonly at: string
}

function Citadel({ race, owner, at }: CitadelProps) {
  if (race === undefined) return null
  return (
    <use
      class={`sow-citadel sow-of-${owner ?? race}`}
      href={`#sow-home-${race}`}
      transform={`${at} translate(0 6) scale(0.76)`}
    />
  )
}
