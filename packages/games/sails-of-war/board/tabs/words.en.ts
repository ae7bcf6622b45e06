import {
  ARTIFACT_NAMES,
  CARD_NAMES,
  COUNTER_NAMES,
  FOE_NAMES,
  type fighterOf,
  type OpenHero,
  type QUESTS,
  RACE_NAMES,
  type RaceId,
  REALM_NAMES,
  RESOURCE_NAMES,
  type RealmId,
  type ResourceId,
  type View,
  type Zone,
  zoneName,
} from '@windward/sails-of-war/facts'

type Secrets = NonNullable<View['secrets']>
type Prize = NonNullable<Exclude<NonNullable<OpenHero['quest']>, 'secret'>['prize']>
type Stage = (typeof QUESTS)[keyof typeof QUESTS]['stages'][number]

/** What the papers beside the board say. */
export const words = {
  tabs: { realms: 'Realms', stocks: 'Stocks', hand: 'Hand' },
  afterwards: 'While something is told: as it will be once all of it is told.',
  hand: {
    onlyPlayers: 'Only those who play hold cards.',
    cards: 'Action Cards',
    noCards: 'You hold no cards.',
    heroes: 'Heroes',
    artifacts: 'Artifacts',
    secrets: 'Seen in secret',
    glimpsed: (realm: RealmId, counter: NonNullable<Secrets['glimpsed'][RealmId]>) =>
      `${REALM_NAMES[realm]}: ${COUNTER_NAMES[counter]}`,
    spied: ({ race, cards }: Secrets['spied'][number]) =>
      `${RACE_NAMES[race]} held ${cards.map((card) => CARD_NAMES[card]).join(', ') || 'nothing'}.`,
    /** After the number of its clause, for those who do not see the card above it. */
    clauseOf: (card: string) => `: ${card}`,
  },
  heroes: {
    none: 'You have no Hero.',
    /** “in Mellon, life 3 of 4, 2 dice hitting on 6 for 1, Wind Boots”. */
    state: (
      { realm, wounds, artifacts }: OpenHero,
      { life, dice, hit, damage }: ReturnType<typeof fighterOf>,
    ) =>
      [
        realm === null ? 'aboard a ship' : `in ${REALM_NAMES[realm]}`,
        `life ${life - wounds} of ${life}`,
        `${dice} dice hitting on ${hit} for ${damage}`,
        ...artifacts.map((artifact) => ARTIFACT_NAMES[artifact]),
      ].join(', '),
    carries: (prize: Prize) =>
      `Carries ${prize === 'star' ? `a ${COUNTER_NAMES.star}` : `the ${ARTIFACT_NAMES[prize]}`}: bring it home.`,
    /** After the name of his quest. */
    secret: ', only you see this',
    stage: ({ at, trial }: Stage, done: boolean) =>
      `${REALM_NAMES[at]}: ${trialInWords(trial)}${done ? ' ✓' : ''}`,
  },
  realms: {
    title: 'Realms',
    none: 'Nothing lies on the ocean yet.',
    /** After the name of a Realm. */
    on: (zone: Zone) => ` on ${zoneName(zone)}`,
    around: (neighbours: string) => `Around it: ${neighbours}`,
    ships: 'Ships',
    serpents: 'Sea Serpents',
    serpent: (zone: Zone) => `On ${zoneName(zone)}`,
  },
  stocks: {
    of: (race: RaceId, stars: number) => `${RACE_NAMES[race]}, ${stars} ★`,
    hidden: 'The stock is hidden.',
    goods: (kind: ResourceId, count: number) => `${RESOURCE_NAMES[kind]} ${count}`,
    fact: (label: string, value: string) => `${label}: ${value}`,
  },
}

function trialInWords(trial: Stage['trial']): string {
  if (trial === null) return 'be there'
  return typeof trial === 'number' ? `a die of ${trial} or more` : FOE_NAMES[trial]
}
