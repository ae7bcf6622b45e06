import type { Battle, View } from '@windward/swords-and-sails/facts'
import type { SeenLine } from '@windward/table'

const OF_BATTLE = /^(?:battle|sea)\./

/** The battle a line is told of: by its field, or by those who fight in it. */
export function battleTold({ battles }: View, { what }: SeenLine): Battle | undefined {
  const { where, faction, by, at } = what.fields
  if (!OF_BATTLE.test(what.key)) return undefined
  const field = JSON.stringify(where)
  const named = [faction, by, at].flat().filter((name) => name !== undefined)
  return battles.find((battle) =>
    where === undefined
      ? named.length > 0 && named.every((name) => battle.forces.some((force) => force.faction === name))
      : JSON.stringify(battle.where) === field,
  )
}
