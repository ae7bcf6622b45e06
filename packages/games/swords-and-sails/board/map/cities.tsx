import {
  CAPITAL_RADIUS,
  CITY_RADIUS,
  type City,
  isCoastal,
  isOnMap,
  type LandId,
  landIds,
  PORT_RADIUS,
  placesOf,
  type View,
} from '@windward/swords-and-sails/facts'
import { washOf } from '../factions/faction.ts'

type Spot = readonly [number, number]

const MINOR = 'M-3.4 3.6V-.4L0-3.4L3.4-.4V3.6ZM-.9 3.6V1.4H.9V3.6'
const MAJOR = 'M-4 3.8V-3.8H-2.2V-2.4H-.9V-3.8H.9V-2.4H2.2V-3.8H4V3.8ZM-1 3.8V1.2A1 1 0 0 1 1 1.2V3.8'
const STAR = Array.from({ length: 10 }, (_, i) => {
  const angle = (i / 5) * Math.PI
  const radius = i % 2 === 0 ? CAPITAL_RADIUS : CAPITAL_RADIUS * 0.45
  return `${i === 0 ? 'M' : 'L'}${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`
}).join('')
const ANCHOR =
  'M0-5.5a1.5 1.5 0 1 0 .01 0zM0-2.5V5M-2.6-.8H2.6M-4.6 1.6C-4.2 4-2.5 5.2 0 5.2S4.2 4 4.6 1.6M-5.6 2.8L-4.6 1.4L-3.2 2.6M5.6 2.8L4.6 1.4L3.2 2.6'

/** Cities besides the capital stand on the places made for them; where there are more, the last place counts them. */
function Standing({
  id,
  cities,
  scale,
}: {
  readonly id: LandId
  readonly cities: readonly City[]
  readonly scale: number
}) {
  const { cities: spots } = placesOf(id)
  const sorted = cities.toSorted((a, b) => Number(b.kind === 'major') - Number(a.kind === 'major'))
  const shown = sorted.length > spots.length ? sorted.slice(0, spots.length - 1) : sorted
  const last = spots.at(-1)
  return (
    <>
      {shown.map((city, i) => (
        <CityMark key={i} city={city} at={spots[i] ?? [0, 0]} scale={scale} />
      ))}
      {shown.length < sorted.length && last !== undefined && (
        <text class="city-count" x={last[0]} y={last[1] + 3}>
          +{sorted.length - shown.length}
        </text>
      )}
    </>
  )
}

function CityMark({
  city,
  at: [x, y],
  scale,
}: {
  readonly city: City
  readonly at: Spot
  readonly scale: number
}) {
  const fill = city.holder === null ? {} : { fill: washOf(city.holder) }
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      class={city.kind === 'major' ? 'city major' : 'city'}
    >
      <circle r={CITY_RADIUS + 0.5} class="city-ground" />
      <path d={city.kind === 'major' ? MAJOR : MINOR} style={fill} />
    </g>
  )
}

function Capital({ at: [x, y], scale }: { readonly at: Spot; readonly scale: number }) {
  return <path class="capital" d={STAR} transform={`translate(${x} ${y}) scale(${scale})`} />
}

function Port({ at: [x, y], scale }: { readonly at: Spot; readonly scale: number }) {
  return (
    <g class="port" transform={`translate(${x} ${y}) scale(${scale * 0.94})`}>
      <circle r={PORT_RADIUS - 0.8} />
      <path class="anchor" d={ANCHOR} />
    </g>
  )
}

function LandCities({ id, view }: { readonly id: LandId; readonly view: View }) {
  const { cities, barren } = view.lands[id]
  const { capital, port, scale } = placesOf(id)
  if (cities.length === 0 || !isOnMap(view, id)) return null
  const seat = capital === undefined ? undefined : cities.find(({ capitalOf }) => capitalOf !== null)
  return (
    <g class={barren > 0 ? 'barren' : undefined}>
      {port !== undefined && isCoastal(id) && <Port at={port} scale={scale} />}
      {capital !== undefined && seat !== undefined && <Capital at={capital} scale={scale} />}
      <Standing id={id} cities={cities.filter((city) => city !== seat)} scale={scale} />
    </g>
  )
}

export function Cities({ view }: { readonly view: View }) {
  return (
    <g class="cities">
      {landIds.map((id) => (
        <LandCities key={id} id={id} view={view} />
      ))}
    </g>
  )
}
