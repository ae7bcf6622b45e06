import { RACE_NAMES, type RaceId } from '@windward/sails-of-war/facts'

const does = (race: RaceId, own: boolean, one: string, more: string): string =>
  own ? `You ${more}` : `The ${RACE_NAMES[race]} ${race === 'dark-lord' ? one : more}`

/** What one plays for, and what is said when somebody is about to win. */
export const goalWords = {
  short: (stars: number, mystic: number | undefined) =>
    `${stars} Stars${mystic === undefined ? '' : ` or ${mystic} Mystic Lands`} when a round ends`,
  full: (stars: number, mystic: number | undefined, last: number) =>
    `Whoever has ${stars} Stars at home${mystic === undefined ? '' : `, or holds ${mystic} of the 5 Mystic Lands,`} when a round ends wins. After round ${last} it is whoever has most Stars.`,
  stars: (race: RaceId, own: boolean, stars: number, goal: number) =>
    stars >= goal
      ? `${does(race, own, 'wins', 'win')} when this round ends`
      : `${does(race, own, 'has', 'have')} ${stars} of ${goal} Stars`,
  lands: (race: RaceId, own: boolean, lands: number, goal: number) =>
    `${does(race, own, 'holds', 'hold')} ${lands} of ${goal} Mystic Lands`,
  unlessStars: (race: RaceId, own: boolean) =>
    `Whoever conquers ${own ? 'your Home Realm' : `the Home Realm of the ${RACE_NAMES[race]}`} takes every Star on it.`,
  unlessLands: (own: boolean) =>
    own ? 'Hold them until the round ends.' : 'Take one of these Mystic Lands before the round ends.',
}
