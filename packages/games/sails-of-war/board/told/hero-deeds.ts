import type { OpenHero, RealmId } from '@windward/sails-of-war/facts'
import type { Json } from '@windward/table'
import { type Deed, heroThings, station, type Thing } from './ground.ts'
import { namesIn, numberIn, raceIn, realmIn, unitsIn } from './read.ts'

/** SOW 2.4.1 */
const start: Deed = ({ race, home, units, hero }, ground) => {
  const [who, where] = [raceIn(race), realmIn(home)]
  if (who === undefined || where === undefined) return []
  return [
    ...station(ground.board, where, who, unitsIn(units)),
    ...recruit({ hero: hero ?? null, realm: where }, ground),
    `stars ${who}`,
  ]
}

const recruit: Deed = ({ hero, realm }, { board }) => {
  board.heroes.push(...namesIn(hero).flatMap((name) => heroNamed(name, realmIn(realm) ?? null)))
  return named(hero)
}

/** A Hero who has done nothing yet. */
function heroNamed(name: string, realm: RealmId | null): OpenHero[] {
  const [race, , number] = name.split('/')
  const owner = raceIn(race)
  if (owner === undefined) return []
  const id = `${owner}/hero/${Number(number)}` as const
  const fresh = { ship: null, wounds: 0, artifacts: [], moved: false, done: false, quest: null }
  return [{ id, owner, realm, ...fresh }]
}

const travel: Deed = ({ hero, realm }, { board }) => {
  const [found, where] = [board.heroes.find(({ id }) => id === hero), realmIn(realm)]
  if (found !== undefined && where !== undefined) Object.assign(found, { realm: where, ship: null })
  return named(hero)
}

/** SOW 7.7: a Dragon with whoever flies along. */
const fly: Deed = ({ race, from, to, units, hero }, ground) => {
  const [who, flown] = [raceIn(race), { ...unitsIn(units), dragon: 1 }]
  return [
    ...station(ground.board, realmIn(from), who, flown, -1),
    ...station(ground.board, realmIn(to), who, flown),
    ...travel({ hero: hero ?? null, realm: to ?? null }, ground),
  ]
}

const die: Deed = ({ hero }, { board }) => {
  board.heroes = board.heroes.filter(({ id }) => id !== hero)
  return named(hero)
}

/** How many wounds he has after a line, by how many he had before. */
const wound =
  (after: (before: number, fields: Readonly<Record<string, Json>>) => number): Deed =>
  (fields, { board }) => {
    const found = board.heroes.find(({ id }) => id === fields['hero'])
    if (found !== undefined) found.wounds = Math.max(0, after(found.wounds, fields))
    return named(fields['hero'])
  }

const struck = wound((_, { wounds }) => numberIn(wounds))

const challenge: Deed = ({ hero, foe }) => [...named(hero), ...named(foe)]

/** SOW 10.2.8: the rounds of a duel tell of the challenger only, its end of whoever has won. */
const winDuel: Deed = (fields, ground) => [...struck(fields, ground), ...named(fields['foe'])]

const deliver: Deed = ({ hero }, { board }) =>
  board.heroes.filter(({ id }) => id === hero).map(({ owner }) => `stars ${owner}` as const)

const named = (hero: Json | undefined): Thing[] => heroThings(namesIn(hero))

export const HERO_DEEDS: Readonly<Record<string, Deed>> = {
  'setup.start': start,
  'economy.hero.recruited': recruit,
  'hero.walked': travel,
  'hero.travelled': travel,
  'movement.flew': fly,
  'hero.dead': die,
  'hero.round': struck,
  'quest.stage.wounded': struck,
  'hero.heals': wound((before, { healed }) => before - numberIn(healed)),
  'card.heal.healed': wound(() => 0),
  'battle.hero.wounded': struck,
  'hero.challenges': challenge,
  'hero.won-duel': winDuel,
  'quest.delivered': deliver,
  'quest.won': deliver,
}
