import { type AreaId, isLandId, type LandId, landIds, type SeaId, seaIds } from './area-ids.ts'
import mapData from './map.json' with { type: 'json' }
import { type Half, type Land, mapSchema, type Sea, type Strait } from './map-schema.ts'

const map = mapSchema.parse(mapData)

export const lands: readonly Land[] = map.lands
export const seas: readonly Sea[] = map.seas
export const straits: readonly Strait[] = map.straits

const landById = new Map(lands.map((land) => [land.id, land]))
const seaById = new Map(seas.map((sea) => [sea.id, sea]))

function touching<A extends string, B extends string>(
  ids: readonly A[],
  pairs: readonly (readonly [A, B])[],
): ReadonlyMap<A, readonly B[]> {
  const found = new Map<A, B[]>(ids.map((id) => [id, []]))
  for (const [a, b] of pairs) found.get(a)?.push(b)
  return found
}

const bothWays = <T>(pairs: readonly (readonly [T, T])[]): (readonly [T, T])[] =>
  pairs.flatMap(([a, b]): (readonly [T, T])[] => [
    [a, b],
    [b, a],
  ])

const landsByLand = touching(landIds, bothWays(map.borders.land))
const seasBySea = touching(seaIds, bothWays(map.borders.sea))
const seasByLand = touching(landIds, map.borders.coast)
const landsBySea = touching(
  seaIds,
  map.borders.coast.map(([land, sea]): [SeaId, LandId] => [sea, land]),
)

export function landOf(id: LandId): Land {
  const land = landById.get(id)
  if (land === undefined) throw new Error(`the map lacks ${id}`)
  return land
}

function seaOf(id: SeaId): Sea {
  const sea = seaById.get(id)
  if (sea === undefined) throw new Error(`the map lacks ${id}`)
  return sea
}

export const nameOf = (id: AreaId): string => (isLandId(id) ? landOf(id).name : seaOf(id).name)
export const halfOf = (id: AreaId): Half => (isLandId(id) ? landOf(id).half : seaOf(id).half)

/** Where an army may march to over land; straits are crossed by other rules. */
export const landNeighbours = (id: LandId): readonly LandId[] => landsByLand.get(id) ?? []
/** Where a fleet may sail to. */
export const seaNeighbours = (id: SeaId): readonly SeaId[] => seasBySea.get(id) ?? []
/** The sea zones a land has a coast on. */
export const seasBeside = (id: LandId): readonly SeaId[] => seasByLand.get(id) ?? []
/** The lands around a sea zone. */
export const shoresOf = (id: SeaId): readonly LandId[] => landsBySea.get(id) ?? []

export const isCoastal = (id: LandId): boolean => seasBeside(id).length > 0

/** A coastal land with a city is a port; this speaks of the cities printed on the board. */
export function isPrintedPort(id: LandId): boolean {
  const { minor, major } = landOf(id).cities
  return isCoastal(id) && minor + major > 0
}

function joined<A extends string>(pairsOf: (strait: Strait) => readonly (readonly [A, A])[]) {
  const found = new Map<A, Map<A, Strait>>()
  for (const strait of straits) {
    for (const [a, b] of bothWays(pairsOf(strait))) {
      const from = found.get(a) ?? new Map<A, Strait>()
      if (!from.has(b)) from.set(b, strait)
      found.set(a, from)
    }
  }
  return found
}

const straitsByShore = joined<LandId>(({ shores }) => shores)
const straitsByPassage = joined<SeaId>(({ passages }) => passages)
const landsByStrait = touching(
  landIds,
  bothWays(straits.filter(({ armyCrossing }) => armyCrossing).flatMap(({ shores }) => shores)),
)

/** The strait between two lands, whether or not an army may cross it. */
export const straitBetween = (a: LandId, b: LandId): Strait | undefined => straitsByShore.get(a)?.get(b)

/** The strait a fleet passes between two sea zones. */
export const straitOnPassage = (a: SeaId, b: SeaId): Strait | undefined => straitsByPassage.get(a)?.get(b)

/** The lands an army may reach over a strait when both shores are its own. */
export const landsAcrossStrait = (id: LandId): readonly LandId[] => landsByStrait.get(id) ?? []
