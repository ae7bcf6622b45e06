import {
  does,
  type FactionId,
  faction,
  factions,
  field,
  headed,
  type LandId,
  nameOf,
} from '@windward/swords-and-sails/facts'

type Field = Parameters<typeof field>[0]

/** What the report of a season says in other words than the log. */
export const reportWords = {
  taken: (by: FactionId, land: LandId, from: FactionId | null) =>
    `${headed(faction(by))} ${does([by], 'takes', 'take')} ${nameOf(land)}${from === null ? ', which was neutral' : ` from ${faction(from)}`}.`,
  won: (winners: readonly FactionId[], where: Field, lost: string) =>
    `${headed(factions(winners))} ${does(winners, 'wins', 'win')} the battle ${field(where)}.${lost}`,
  undecided: (where: Field, lost: string) => `The battle ${field(where)} is not decided.${lost}`,
  lost: (losses: readonly { readonly faction: FactionId; readonly count: number }[]) =>
    losses.length === 0
      ? ''
      : ` Losses: ${losses.map((each) => `${faction(each.faction)} ${each.count}`).join(', ')}.`,
}
