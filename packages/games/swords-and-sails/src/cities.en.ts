import { faction } from './naming.en.ts'
import type { City } from './state.ts'

export type CityKind = Pick<City, 'kind' | 'capitalOf'>

/** `capital of France, 2 minor cities`; nothing where there are none. */
export function citiesText(cities: readonly CityKind[]): string {
  const capital = cities.find(({ capitalOf }) => capitalOf !== null)
  const majors = cities.filter((city) => city.kind === 'major' && city !== capital).length
  const minors = cities.filter(({ kind }) => kind === 'minor').length
  return [
    ...(capital === undefined
      ? []
      : [capital.capitalOf === null ? 'capital' : `capital of ${faction(capital.capitalOf)}`]),
    ...(majors === 0 ? [] : [`${majors} major ${majors === 1 ? 'city' : 'cities'}`]),
    ...(minors === 0 ? [] : [`${minors} minor ${minors === 1 ? 'city' : 'cities'}`]),
  ].join(', ')
}
