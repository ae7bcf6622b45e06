import { area, isLandId, isSeaId, listed, nameOf, ownPower, piece } from '@windward/swords-and-sails/facts'
import { keyOfPiece } from '../map/standing.ts'
import { listIn, numberIn, partOf, textIn } from '../panels/brief.ts'
import type { About, Asked } from './about.ts'

const ON_LAND = {
  fight: 'Another round: all dice, losses, rout checks.',
  retreat: 'Your whole force goes. Those who stay shoot after you, and their cavalry may run you down.',
  'retreat from a line':
    'Your whole force goes. If you alone leave, your foot that faces an enemy is struck once more.',
  withdraw: 'Your whole force goes, for one card. Nothing touches it on the way.',
} as const

/** Nobody routs at sea, and nobody shoots after those who leave. */
const AT_SEA = {
  fight: 'Another round: all dice and losses.',
  retreat: 'All your ships go, and nothing touches them on the way.',
  'retreat from a line':
    'All your ships go. If you alone leave, those that face an enemy are struck once more.',
  withdraw: ON_LAND.withdraw,
} as const

const LEAVE = {
  stay: 'The battle is fought.',
  leave: 'Your leader takes the whole force away before a blow falls.',
  withdraw: 'The whole force is gone before a blow falls.',
} as const

/** Where a choice that is a place leads. */
const placeName = (_: Asked, key: string): string | undefined =>
  isLandId(key) || isSeaId(key) ? nameOf(key) : undefined

const of = (texts: Readonly<Record<string, string>>, key: string): string | undefined => texts[key]

/** The word that stands for a choice on the button that seals it. */
const SEALS: Readonly<Record<string, string>> = {
  fight: 'Fight on',
  retreat: 'Retreat',
  withdraw: 'Withdraw by card',
  stay: 'Stay and fight',
  leave: 'Leave',
}

/** One's own force beside the enemy's, in as few words as leave room for the choices. */
function strength({ brief }: Asked): string {
  const [own, foes] = [numberIn(brief, 'own'), numberIn(brief, 'foes')]
  const share = foes === 0 ? '' : ` (${Math.round((own / foes) * 100)} %)`
  return `${own} to their ${foes}${share}`
}

/** Whether to go, and where to. */
export const ofLeaving: Readonly<Record<string, About>> = {
  retreat: {
    words: () => 'All choose in secret and show it together.',
    facts: (asked) => [{ label: 'Casualty points', value: strength(asked) }],
    note: ({ brief, view }, key) => {
      const where = partOf(brief, 'where')
      const texts = isSeaId(textIn(where, 'sea')) ? AT_SEA : ON_LAND
      const place = JSON.stringify(where)
      const isLine = view.battles.some(
        (battle) => battle.line !== null && JSON.stringify(battle.where) === place,
      )
      if (key === 'withdraw') return `${texts.withdraw} You have ${numberIn(brief, 'cards')} ready.`
      return of(texts, key === 'retreat' && isLine ? 'retreat from a line' : key)
    },
    seal: (_, [key]) => of(SEALS, `${key}`),
  },
  'leave-before-battle': {
    words: () => 'All sides choose in secret before the battle begins.',
    facts: ({ brief }) => {
      const needs = partOf(brief, 'needs')
      return typeof needs === 'number'
        ? [{ label: 'Tactical Withdraws', value: `${needs} needed, ${numberIn(brief, 'cards')} in hand` }]
        : []
    },
    note: (_, key) => of(LEAVE, key),
    seal: (_, [key]) => of(SEALS, `${key}`),
  },
  'lay-withdraws': {
    words: () =>
      'Battles are fought side by side, so a card must be kept ready for one of them. A card that is not played stays in your hand.',
    facts: ({ view, seat }, path) => {
      const held = ownPower(view, seat).hand.filter((card) => card === 'tacticalWithdraw').length
      const kept = path.reduce((sum: number, key) => (typeof key === 'number' ? sum + key : sum), 0)
      return [{ label: 'Tactical Withdraws kept ready', value: `${kept} of ${held}` }]
    },
    seal: () => 'Keep them ready so',
  },
  'retreat-to': {
    words: () =>
      'A beaten army goes to land of yours or of your team beside the battle that is free of others.',
    head: ({ brief }, stage) => {
      const way = listIn(brief, 'ways')[stage]
      const [army, from] = [textIn(way, 'army'), textIn(way, 'from')]
      return isLandId(from) || isSeaId(from) ? `Army ${army} in ${area(from)} goes to` : undefined
    },
    name: placeName,
    seal: () => 'Go there',
  },
  'former-ally': {
    words: () =>
      'The team is no more. Each of your armies in its land retreats to land of yours or of your team beside it, or stays and besieges; if the owner has an army there, that means battle first.',
    head: ({ brief }, stage) => {
      const stranded = listIn(brief, 'armies')[stage]
      const [army, land] = [textIn(stranded, 'army'), textIn(stranded, 'land')]
      return isLandId(land) ? `Army ${army} in ${nameOf(land)}` : undefined
    },
    name: (asked, key) => {
      const place = placeName(asked, key)
      if (place !== undefined) return `Retreats to ${place}`
      return key === 'besiege' ? 'Stays and besieges' : 'Is disbanded'
    },
    seal: () => 'So they go',
  },
  'fleets-retreat-to': {
    words: () => 'Fleets that keep together go together. They start no battle where they arrive.',
    head: ({ brief }, stage) => {
      const fleets = listIn(listIn(brief, 'ways')[stage], 'fleets')
      return fleets.length === 0 ? undefined : `Fleet ${listed(fleets.map(String))} goes to`
    },
    name: placeName,
    seal: () => 'Sail there',
  },
  'slip-away': {
    words: () => 'Your Admiral may lead all your fleets here out to a bordering zone before the battle.',
    facts: ({ brief, view, seat }) => {
      const sea = textIn(brief, 'sea')
      const here = ownPower(view, seat).fleets.filter(({ at }) => at === sea)
      return [{ label: 'Your fleets here', value: listed(here.map((fleet) => piece(keyOfPiece(fleet)))) }]
    },
    name: (asked, key) => (key === 'stay' ? 'Stay and fight' : placeName(asked, key)),
    seal: (_, [key]) => (key === 'stay' ? 'Stay and fight' : 'Slip away'),
  },
}
