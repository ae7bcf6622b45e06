import {
  briefly,
  countOf,
  type Foreseen,
  listed,
  type RaceId,
  REALM_NAMES,
  unitsName,
  type Wondered,
  zoneName,
} from '@windward/sails-of-war/facts'

type Land = Extract<Wondered, { about: 'land' }>

/** A tenth of a hundredth is nothing anybody decides by; but what is not certain is not called so. */
function chance(share: number): string {
  if (share > 0.995 && share < 1) return 'over 99 %'
  if (share > 0 && share < 0.005) return 'under 1 %'
  return `${Math.round(share * 100)} %`
}

const against = ({ battle }: Land): string =>
  listed(battle.defenders.map(({ race, units }) => `${briefly(race)} with ${unitsName(units)}`))

const ships = (count: number): string => `${count} Warship${count === 1 ? '' : 's'}`

/** What is likely to come of a march or a voyage, before it is chosen. */
export const words = {
  reckoning: 'Reckoning …',
  place: (wondered: Wondered) =>
    wondered.about === 'land' ? REALM_NAMES[wondered.realm] : zoneName(wondered.zone),
  chance,
  takes: 'to hold the field alone',
  winsAtSea: 'to be the only one with Warships left',
  against: (wondered: Wondered) =>
    wondered.about === 'land'
      ? `Against ${against(wondered)}${wondered.battle.walls > 0 ? `, walls ${wondered.battle.walls}` : ''}.`
      : `Against ${listed(wondered.theirs.map((foe: { race: RaceId; ships: number }) => `${briefly(foe.race)} with ${ships(foe.ships)}`))}.`,
  win: (share: number) => `${chance(share)} win`,
  lose: (share: number) => `${chance(share)} lose`,
  bar: ({ win, neither, lose }: Foreseen) =>
    `Win ${chance(win)}, undecided ${chance(neither)}, lose ${chance(lose)}`,
  losses: ({ left, began }: Foreseen) =>
    `Left on the average: ${left[0].toFixed(1)} of your ${began[0]}, ${left[1].toFixed(1)} of their ${began[1]}.`,
  assumes: (wondered: Wondered) =>
    wondered.about === 'land'
      ? `If nobody else comes: without Heroes, cards and retreats${countOf(wondered.battle.attacker.units) > 1 ? ', the cheapest units lost first' : ''}.`
      : 'If nobody else comes.',
  certain: ({ exact, error }: Foreseen) =>
    exact ? 'Worked out exactly.' : `Right within ${Math.max(0.1, error * 100).toFixed(1)} in 100.`,
}
