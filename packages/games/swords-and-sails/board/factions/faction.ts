import { FACTION_IDS, type FactionId, names } from '@windward/swords-and-sails/facts'

/** The custom properties of a faction's colours. */
export const washOf = (faction: FactionId): string => `var(--sns-${faction})`
export const seatColour = (faction: FactionId): string => `var(--sns-${faction}-seat)`
export const inkOf = (faction: FactionId): string => `var(--sns-${faction}-ink)`

/** `Byzantium`, `Fatimids`: without an article, where space is narrow. */
export function shortName(faction: FactionId): string {
  const { short } = names.factions[faction]
  return short.startsWith('the ') ? short.slice(4) : short
}

export function isFaction(text: string): text is FactionId {
  return FACTION_IDS.some((faction) => faction === text)
}
