import { isNeutral, NEUTRALS, type Realm, type View } from '@windward/sails-of-war/facts'
import { middleOf, type Spot } from '../hex.ts'
import { type Berth, COUNTER, VALUE } from '../spots.ts'

const spotOf = ({ at }: Realm, { x, y }: Berth): Spot => ({ x: middleOf(at).x + x, y: middleOf(at).y + y })
const round = (value: number): string => value.toFixed(1)

const disc = ({ x, y }: Spot): string =>
  `M${round(x - 14.5)} ${round(y)}a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0 -29 0`
const hexed = ({ x, y }: Spot): string => `M${round(x)} ${round(y - 16)}l14 8v16l-14 8l-14 -8v-16z`

interface Token {
  readonly spot: Spot
  readonly says: string
}

interface TokensProps {
  readonly look: string
  readonly d: (spot: Spot) => string
  readonly tokens: readonly Token[]
}

/** All discs of one kind are one path: there may be one on every Realm. */
function Tokens({ look, d, tokens }: TokensProps) {
  return (
    <g class={look}>
      <path d={tokens.map(({ spot }) => d(spot)).join('')} />
      {tokens.map(({ spot, says }) => (
        <text key={`${spot.x} ${spot.y}`} x={round(spot.x)} y={round(spot.y + 7.2)}>
          {says}
        </text>
      ))}
    </g>
  )
}

/** What Realms are worth. */
export function Values({ realms }: { readonly realms: readonly Realm[] }) {
  const tokens = realms.flatMap((realm): Token[] => {
    const value = isNeutral(realm.id) ? NEUTRALS[realm.id].value : 0
    return value === 0 ? [] : [{ spot: spotOf(realm, VALUE), says: `${value}` }]
  })
  return <Tokens look="sow-coin" d={disc} tokens={tokens} />
}

/** SOW 2.4.3: counters that lie face down; one whose face the looker has seen is marked. */
export function Counters({ view, realms }: { readonly view: View; readonly realms: readonly Realm[] }) {
  const tokens = realms
    .filter(({ id }) => view.faceDown.includes(id))
    .map((realm) => ({
      spot: spotOf(realm, COUNTER),
      says: view.secrets?.glimpsed[realm.id] === undefined ? '?' : '!',
    }))
  return <Tokens look="sow-counter" d={hexed} tokens={tokens} />
}
