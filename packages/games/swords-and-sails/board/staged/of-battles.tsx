import {
  chanceAbove,
  type FigureId,
  faction,
  figure,
  headed,
  healthOf,
  isLandId,
  nameOf,
  ownPower,
  siegeDice,
  siegeSpread,
  stocksOf,
} from '@windward/swords-and-sails/facts'
import { Emblem } from '../factions/emblem.tsx'
import { isFaction } from '../factions/faction.ts'
import { chanceText } from '../orders/chance-text.ts'
import { listIn, numberIn, textIn } from '../panels/brief.ts'
import { isFigure } from '../pieces/is-figure.ts'
import { Token } from '../pieces/token.tsx'
import { rollText } from '../siege/roll-text.ts'
import type { About, Asked } from './about.ts'

const emblem = (_: Asked, key: string) => (isFaction(key) ? <Emblem of={key} size={24} /> : null)

/** The kind of unit or ship a stage of the question speaks of. */
function typeAt({ brief }: Asked, stage: number): FigureId | undefined {
  const type = textIn(listIn(brief, 'types')[stage], 'type')
  return isFigure(type) ? type : undefined
}

const WAYS: Readonly<Record<string, string>> = {
  whole: 'One roll for the land and all its cities; if a unit survives, all of it is yours.',
  pillage: 'Gold at once and two incomes lost to its owner; the army goes back.',
  back: 'No siege: the army goes back where it came from.',
  withdraw: 'For a Tactical Withdraw the besiegers go back.',
  stop: 'What has been taken stays taken; the army stays in the land.',
}

const WAY_SEALS: Readonly<Record<string, string>> = {
  whole: 'Besiege',
  pillage: 'Pillage',
  back: 'Go back',
  withdraw: 'Withdraw by card',
  stop: 'Stop here',
}

/** Blows, pursuit and sieges. */
export const ofBattles: Readonly<Record<string, About>> = {
  targets: {
    words: () => 'Each type strikes at one enemy, named before the dice are rolled.',
    head: (asked, stage) => {
      const type = typeAt(asked, stage)
      return type === undefined ? undefined : `${headed(figure(type))} at`
    },
    name: (_, key) => (isFaction(key) ? headed(faction(key)) : undefined),
    sign: emblem,
    seal: () => 'Strike so',
  },
  spur: {
    words: () => 'The type he names rolls one more die for every two it has in this round.',
    name: (_, key) => (isFigure(key) ? headed(figure(key)) : undefined),
    note: ({ brief }, key) => {
      const dice = listIn(brief, 'types').find((each) => textIn(each, 'type') === key)
      const more = numberIn(dice, 'dice')
      return `${more === 0 ? 'no' : more} more ${more === 1 ? 'die' : 'dice'}`
    },
    sign: ({ seat }, key) => (isFigure(key) ? <Token kind={key} of={seat} /> : null),
    seal: () => 'Spur them on',
  },
  'run-down': {
    words: () =>
      'One die for each of your cavalry, at its hit value. Who retreats may answer with half his dice; who routs may not.',
    sign: emblem,
    note: (_, key) => (key === 'let-go' ? 'Nobody of yours is hurt.' : undefined),
    seal: (_, [key]) => (key === 'let-go' ? 'Let them go' : 'Run them down'),
  },
  pursued: {
    words: () => 'Cavalry drawn off neither suffers nor answers.',
    head: (_, stage) => (stage === 0 ? 'Those who leave' : 'Striking back'),
    sign: emblem,
    seal: () => 'Meet them so',
  },
  'siege-way': {
    facts: (asked) => siegeFacts(asked),
    note: (_, key) => WAYS[key] ?? 'One roll for the land’s die and this city; then you may go on or stop.',
    seal: (_, [key]) => WAY_SEALS[`${key}`] ?? 'Besiege this city',
  },
}

/** SNS 8.2: what the walls roll, what the besiegers can bear, and how it is likely to end. */
function siegeFacts({ brief, view, seat }: Asked) {
  const land = textIn(brief, 'land')
  if (!isLandId(land)) return []
  const bears = healthOf(stocksOf(ownPower(view, seat).armies.filter(({ at }) => at === land)))
  const roll = siegeDice(view, land, seat)
  return [
    { label: `${nameOf(land)} rolls`, value: rollText(roll) },
    { label: 'Your armies there can bear', value: `${bears} points` },
    { label: 'Taken as a whole', value: chanceText(1 - chanceAbove(siegeSpread(roll), bears - 1)) },
  ]
}
