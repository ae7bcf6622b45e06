import type { Chooser } from '@windward/table'
import type { LandId } from '../data/area-ids.ts'
import { TRADE_AGREEMENT } from '../data/cards/card-effects.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { winnableLands } from '../intrigue/winnable-lands.ts'
import type { View } from '../view/view.ts'
import type { Act } from './act.ts'
import { actFault } from './act-fault.ts'
import { overtureOf, strikable } from './minor-ally-fault.ts'
import { isOfferBy, isOfferTo, type Offer, offersBy, offersTo } from './offer.ts'
import { overturePrice, seatsIn } from './overture.ts'
import { dealing, settling, teaming, trading } from './proposal-options.ts'
import type { Chance } from './talk-chances.ts'
import { say } from './words.en.ts'

export type Kind =
  | 'answer'
  | 'deal'
  | 'team'
  | 'trade'
  | 'takings'
  | 'leave'
  | 'withdraw'
  | 'take'
  | 'ally'
  | 'support'
  | 'subterfuge'
  | 'extend'

/** A kind of act: whether anything can be done so now, and what. */
export interface Way {
  isOpen(chance: Chance): boolean
  chosen(choose: Chooser, chance: Chance): Act
}

const answering: Way = {
  isOpen: ({ offers, seat }) => {
    for (const offer of offers) if (isOfferTo(offer, seat)) return true
    return false
  },
  chosen: (choose, chance) => {
    const offer = choose.oneOf(offersTo(chance.offers, chance.seat), about)
    return choose.oneOf(legal(chance, answers(offer)), described)
  },
}

const withdrawing: Way = {
  isOpen: ({ offers, seat }) => {
    for (const offer of offers) if (isOfferBy(offer, seat)) return true
    return false
  },
  chosen: (choose, { offers, seat }) => ({
    act: 'withdraw',
    offer: choose.oneOf(offersBy(offers, seat), about).id,
  }),
}

/** SNS 4.5.1, SNS 4.5.3: without the card or the gold no land need be looked at. */
const allying: Way = {
  isOpen: ({ view, seat, brief, free }) =>
    brief.diplomat === null &&
    free.cards.includes('minorAlly') &&
    free.gold >= overturePrice(seatsIn(view)) &&
    landsToAskFor(view, seat).length > 0,
  chosen: (choose, { view, seat }) =>
    choose.oneOf(
      landsToAskFor(view, seat).map((land): Act => ({ act: 'ally', land })),
      described,
    ),
}

const NONE: readonly Act[] = []
const LEAVING: readonly Act[] = [{ act: 'leave' }]

const WAYS: readonly (readonly [Kind, Way])[] = [
  ['answer', answering],
  ['deal', dealing],
  ['team', teaming],
  ['trade', trading],
  ['takings', settling],
  ['leave', listing(() => LEAVING)],
  ['withdraw', withdrawing],
  [
    'take',
    listing(({ view }) => view.agreements.map(({ id, gold }) => ({ act: 'take', agreement: id, gold }))),
  ],
  ['ally', allying],
  ['support', listing(({ view }) => view.overtures.map(({ by, land }) => ({ act: 'support', by, land })))],
  ['subterfuge', listing(strikes)],
  ['extend', listing(extensions)],
]

/** Whether there is anything to do but to be ready. */
export function canAct(chance: Chance): boolean {
  for (const [, way] of WAYS) if (way.isOpen(chance)) return true
  return false
}

/** Every way to act now, one branch for each kind that leads anywhere. */
export function chosenAct(choose: Chooser, chance: Chance): Act {
  const open: (readonly [Kind, Way])[] = []
  for (const each of WAYS) if (each[1].isOpen(chance)) open.push(each)
  const [, way] = choose.oneOf(open, ofKind)
  return way.chosen(choose, chance)
}

function ofKind([kind]: readonly [Kind, Way]) {
  return { key: kind, label: say('diplomacy.kind', { kind }) }
}

/** Acts of which so few can be thought of that each is held against the rules. */
function listing(acts: (chance: Chance) => readonly Act[]): Way {
  return {
    isOpen: (chance) => {
      for (const act of acts(chance)) if (isLegal(chance, act)) return true
      return false
    },
    chosen: (choose, chance) => choose.oneOf(legal(chance, acts(chance)), described),
  }
}

function isLegal({ view, seat, brief }: Chance, act: Act): boolean {
  return actFault(view, seat, brief, act) === undefined
}

function legal(chance: Chance, acts: readonly Act[]): Act[] {
  return acts.filter((act) => isLegal(chance, act))
}

function answers({ id, terms }: Offer): Act[] {
  const yes: Act[] =
    terms.kind === 'trade'
      ? TRADE_AGREEMENT.stakes.map((stake) => ({ act: 'join-trade', offer: id, stake }))
      : [{ act: 'accept', offer: id }]
  return [...yes, { act: 'decline', offer: id }]
}

function about({ id, by, to, terms }: Offer) {
  return { key: id, label: say('diplomacy.about', { by, to: [...to], terms }) }
}

function landsToAskFor(view: View, seat: FactionId): LandId[] {
  return winnableLands(view, seat).filter((land) => overtureOf(view, seat, land) === undefined)
}

function strikes({ view, free }: Chance): readonly Act[] {
  if (view.overtures.length === 0 || !free.cards.includes('subterfuge')) return NONE
  return view.overtures.flatMap((overture) => {
    const { by, land } = overture
    return strikable(overture, seatsIn(view)).map(
      (supporter): Act => ({ act: 'subterfuge', by, land, supporter }),
    )
  })
}

function extensions({ view }: Chance): readonly Act[] {
  return view.talk?.seconds === null ? NONE : [{ act: 'extend' }, { act: 'extend-alone' }]
}

/** A name for the act among its sisters, and what it does. */
function described(act: Act) {
  return { key: Object.values(act).flat().join(' '), label: say('diplomacy.does', { act }) }
}
