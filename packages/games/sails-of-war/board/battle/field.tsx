import { type BattleSide, type RaceId, type Realm, raceAtHome, terrainOf } from '@windward/sails-of-war/facts'
import { Painted } from '../draw/painted.tsx'
import { sceneOf, VARIANTS, variantOf } from '../draw/terrain/terrain.ts'
import { Put } from '../pieces/put.tsx'
import { placed } from '../spots.ts'
import { type Ranked, ranksOf, routedRanks } from './ranks.ts'

const FIELD = { width: 1040, height: 820 }
const MIDDLE = FIELD.width / 2
const HORIZON = 372

/** Landscapes along the horizon, the farther ones smaller. */
const DEPTHS = [
  { y: 352, scale: 1.15, xs: [60, 240, 420, 600, 780, 960] },
  { y: 392, scale: 1.75, xs: [-20, 250, 800, 1060] },
] as const

interface FieldProps {
  readonly realm: Realm
  readonly attacker: BattleSide
  readonly defender: BattleSide
}

/** The field of a battle: its landscape, what is defended there, and both sides face to face. */
export function Field({ realm, attacker, defender }: FieldProps) {
  const terrain = terrainOf(realm.id) ?? 'plain'
  return (
    <svg
      class={`sow-field sow-floor-${terrain}`}
      viewBox={`0 0 ${FIELD.width} ${FIELD.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect class="sow-sky" width={FIELD.width} height={FIELD.height} />
      <path
        class="sow-clouds"
        d="M90 186q4 -18 24 -16q10 -18 32 -8q22 -4 24 14q20 0 18 12h-98zM690 158q4 -16 22 -14q10 -16 30 -7q20 -4 22 12q18 0 16 11h-90z"
      />
      <path class="sow-hills" d="M0 268Q180 240 380 262T760 254T1040 266V820H0Z" />
      {DEPTHS.map(({ y, scale, xs }) =>
        xs.map((x, index) => (
          <g key={x} transform={placed({ x, y: y - 12 * scale, scale })}>
            <Painted drawing={sceneOf(terrain, (variantOf(realm.id) + index) % VARIANTS).stand} />
          </g>
        )),
      )}
      <path
        class="sow-meadow"
        d={`M0 ${HORIZON + 34}Q260 ${HORIZON + 8} 520 ${HORIZON + 30}T1040 ${HORIZON + 26}V820H0Z`}
      />
      <path class="sow-road" d="M400 820Q500 590 700 412L768 412Q650 590 650 820Z" />
      <Defended realm={realm} />
      <Ranks side={attacker} left />
      <Ranks side={defender} left={false} />
    </svg>
  )
}

/** SOW 8.2.3: walls stand behind whoever defends them. */
function Defended({ realm: { id, building, owner } }: { readonly realm: Realm }) {
  const home = raceAtHome(id)
  const look = `sow-of-${owner ?? home ?? 'nobody'}`
  if (home !== undefined) return <Put what={`home-${home}`} class={look} x={742} y={432} scale={2.5} />
  return building === null ? null : (
    <Put what={building} class={look} x={740} y={432} scale={building === 'city' ? 3 : 2.6} />
  )
}

const facing = (left: boolean): string => `translate(${MIDDLE} 0) scale(${left ? -1 : 1} 1)`

/** Figures look to the right: those on the left as they are, those on the right turned round. */
function Ranks({ side, left }: { readonly side: BattleSide; readonly left: boolean }) {
  const ready = ranksOf(side.ready)
  const routed = routedRanks(side.routed)
  return (
    <g class={`sow-ranked sow-of-${side.race}`}>
      <path class="sow-shadows" transform={facing(left)} d={[...ready, ...routed].map(shadow).join('')} />
      <g class="sow-fled">
        {routed.map((ranked, index) => (
          <Figure key={index} race={side.race} ranked={ranked} left={left} away />
        ))}
      </g>
      {ready.map((ranked, index) => (
        <Figure key={index} race={side.race} ranked={ranked} left={left} />
      ))}
      {side.hero !== null && (
        <g transform={`translate(${MIDDLE + (left ? -1 : 1) * 200} 690) scale(${left ? 1.7 : -1.7} 1.7)`}>
          <Put what={`hero-${side.race}`} />
        </g>
      )}
    </g>
  )
}

const shadow = ({ x, y, scale }: Ranked): string =>
  `M${(x - 20 * scale).toFixed(0)} ${(y + 2).toFixed(0)}a${(20 * scale).toFixed(0)} ${(5 * scale).toFixed(0)} 0 1 0 ${(40 * scale).toFixed(0)} 0a${(20 * scale).toFixed(0)} ${(5 * scale).toFixed(0)} 0 1 0 ${(-40 * scale).toFixed(0)} 0`

interface FigureProps {
  readonly race: RaceId
  readonly ranked: Ranked
  readonly left: boolean
  /** He has turned his back to the field. */
  readonly away?: boolean
}

function Figure({ race, ranked: { unit, x, y, scale }, left, away = false }: FigureProps) {
  const looks = left !== away ? scale : -scale
  const at = MIDDLE + (left ? -x : x)
  return (
    <g
      transform={`translate(${at.toFixed(0)} ${y.toFixed(0)}) scale(${looks.toFixed(2)} ${scale.toFixed(2)})`}
    >
      <Put what={`${unit}-${race}`} />
      {away && <path class="sow-white-flag" d="M-16 0V-46M-16 -46h18v13h-18" />}
    </g>
  )
}
