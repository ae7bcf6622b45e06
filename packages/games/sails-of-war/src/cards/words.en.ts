import { type Catalogue, speaker } from '@windward/table'
import type { ActionId } from '../data/action-cards.ts'
import { BUILDING_NAMES, CARD_NAMES } from '../data/names.en.ts'
import type { RaceId } from '../data/races.ts'
import type { RealmId } from '../data/realms.ts'
import type { Goods } from '../data/resources.ts'
import { CARD_TEXTS } from '../data/texts.en.ts'
import { heroName } from '../heroes/naming.en.ts'
import { agrees, dice, goodsName, listed, realmName, sideName, unitsName, Who, who } from '../naming.en.ts'
import { countOf, type SomeUnits } from '../pieces.ts'
import type { HeroId, ShipId } from '../public-state.ts'

type Target = { realm: RealmId; what: 'town' | 'city' | 'port'; side: number | null }

const targetName = ({ realm, what, side }: Target) =>
  `${BUILDING_NAMES[what]}${side === null ? '' : ` facing ${sideName(side)}`} in ${realmName(realm)}`

const DRAWN = ['no Action Card', 'an Action Card']

export const cardWords = {
  'card.name': (f: { card: ActionId }) => CARD_NAMES[f.card],
  'card.does': (f: { card: ActionId }) => CARD_TEXTS[f.card].does,
  'card.drawn': (f: { race: RaceId; count: number }) =>
    `${Who(f.race)} drew ${DRAWN[f.count] ?? `${f.count} Action Cards`}.`,
  'card.drew': (f: { card: ActionId }) => `You drew ${CARD_NAMES[f.card]}.`,
  'card.event': (f: { race: RaceId }) => `${Who(f.race)} drew an Event and draw again.`,
  'card.event-removed': (f: { race: RaceId }) => `${Who(f.race)} drew an Event; it leaves the game.`,
  'card.reshuffled': () => 'The discards are shuffled to be the deck.',
  'card.discard.hint': () => 'It goes face up on the discards.',
  'card.discard.title': (f: { keep: number }) => `Which card do you discard? You may keep ${f.keep}.`,
  'card.discard.confirm': (f: { card: ActionId }) => `Discard ${CARD_NAMES[f.card]}`,
  'card.discarded': (f: { race: RaceId; card: ActionId }) =>
    `${Who(f.race)} discarded ${CARD_NAMES[f.card]}.`,
  'card.played': (f: { race: RaceId; card: ActionId }) => `${Who(f.race)} played ${CARD_NAMES[f.card]}.`,
  'card.countered': (f: { race: RaceId; card: ActionId }) =>
    `${Who(f.race)} countered ${CARD_NAMES[f.card]}: it has no effect.`,
  'card.not-held': (f: { card: ActionId }) => `You do not hold ${CARD_NAMES[f.card]}.`,
  'card.not-castable': (f: { card: ActionId }) =>
    `You need ${CARD_NAMES[f.card]} in your hand and the Starpower for it.`,
  'card.counterspell.hint': () =>
    'It costs a Starpower; then the Spell has no effect, unless this is countered too.',
  'card.counterspell.standing': () => 'A card is played: whether I counter it',
  'card.counterspell.title': (f: { caster: RaceId; card: ActionId }) =>
    `Do you counter ${CARD_NAMES[f.card]}, cast by ${who(f.caster)}?`,
  'card.counter': () => 'Play Counterspell',
  'card.pass': () => 'Play nothing',
  'card.on': (f: { race: RaceId }) => Who(f.race),
  'card.in': (f: { realm: RealmId }) => realmName(f.realm),
  'card.hero': (f: { hero: HeroId }) => heroName(f.hero),
  'card.caravan.twice': () => 'One Caravan a round is all the Free Merchants can take.',
  'card.spy.no-hand': (f: { race: RaceId }) => `${Who(f.race)} have no hand you could look at.`,
  'card.spy.seen': (f: { race: RaceId; cards: ActionId[] }) =>
    `The hand of ${who(f.race)}: ${listed(f.cards.map((card) => CARD_NAMES[card]))}.`,
  'card.extra.label': () => 'Draw an extra card for one Starpower',
  'card.extra.twice': () => 'An extra card can be drawn once a round.',
  'card.extra.weak': () => 'You have no Starpower for an extra card.',
  'card.levy.place': (f: { realm: RealmId }) => `Nobody can come to arms in ${realmName(f.realm)}.`,
  'card.levy.come': (f: { race: RaceId; realm: RealmId; units: SomeUnits }) =>
    `${unitsName(f.units)} of ${who(f.race)} ${agrees(countOf(f.units), 'comes', 'come')} to ${realmName(f.realm)}.`,
  'card.friend.comes': () => 'The monster comes; there is nothing to take instead.',
  'card.friend.mix': (f: { count: number }) =>
    `No monster comes: take ${f.count} resources instead, in any mix.`,
  'card.serves': (f: { race: RaceId; home: RealmId; units: SomeUnits }) =>
    `${unitsName(f.units)} enters the service of ${who(f.race)}.`,
  'card.no-home': () => 'Your Home Realm is in other hands.',
  'card.no-dragon': () => 'No Dragon is free.',
  'card.forced.nobody': (f: { realm: RealmId }) => `Nobody in ${realmName(f.realm)} can march by force now.`,
  'card.forced.march': (f: { race: RaceId; realm: RealmId }) =>
    `Units of ${who(f.race)} in ${realmName(f.realm)} march by force.`,
  'card.fire.hint': () => 'You choose who dies.',
  'card.fire.standing': () => 'Firestorm: who burns first',
  'card.fire.title': (f: { realm: RealmId; count: number; why: 'firestorm' | 'hunt' }) =>
    `${f.why === 'hunt' ? `The hunt in ${realmName(f.realm)}` : `A Firestorm over ${realmName(f.realm)}`} kills ${agrees(f.count, 'one', `${f.count}`)} of your units. Which?`,
  'card.fire.confirm': (f: { units: SomeUnits }) => `Lose ${unitsName(f.units)}`,
  'card.fire.count': (f: { count: number }) => `Name ${f.count} of the units there.`,
  'card.fire.not-there': (f: { realm: RealmId; reach: number }) =>
    `${realmName(f.realm)} holds no such units within ${f.reach} hexes of a piece of yours.`,
  'card.fire.rolled': (f: { realm: RealmId; race: RaceId; rolled: number[]; count: number }) =>
    `Fire falls on ${who(f.race)} in ${realmName(f.realm)}: ${dice(f.rolled)}; ${f.count === 0 ? 'none' : f.count} ${agrees(f.count, 'dies', 'die')}.`,
  'card.fire.dead': (f: { race: RaceId; realm: RealmId; units: SomeUnits }) =>
    `${Who(f.race)} lose ${unitsName(f.units)}.`,
  'card.sabotage.target': (f: Target) => `The ${targetName(f)}`,
  'card.sabotage.not-there': (f: { reach: number }) =>
    `There is no such thing within ${f.reach} hexes of a Hero of yours.`,
  'card.sabotage.rolled': (f: Target & { die: number; done: boolean }) =>
    `Sabotage of the ${targetName(f)}: ${f.die}; it ${f.done ? 'succeeds' : 'fails'}.`,
  'card.heal.hint': () => 'It costs a Starpower; all his wounds are healed before the first blow.',
  'card.heal.standing': () => 'Before a duel: whether my hero is healed',
  'card.heal.title': (f: { hero: HeroId }) =>
    `${heroName(f.hero)} is challenged. Do you cast Healing Light first?`,
  'card.heal.cast': () => 'Cast Healing Light',
  'card.heal.sound': (f: { hero: HeroId }) => `${heroName(f.hero)} has no wounds to heal.`,
  'card.heal.healed': (f: { hero: HeroId }) => `${heroName(f.hero)} loses all wounds.`,
  'card.harvest.title': () => 'Do you play cards for the harvest?',
  'card.rich.not-yours': (f: { realm: RealmId }) => `${realmName(f.realm)} is not yours.`,
  'card.rich.twice': (f: { race: RaceId; realm: RealmId }) =>
    `${realmName(f.realm)} yields ${who(f.race)} its harvest twice.`,
  'card.plenty.mix': (f: { count: number }) => `Sudden Plenty brings ${f.count} resources, in any mix.`,
  'card.plenty.got': (f: { race: RaceId; mix: Goods }) => `${Who(f.race)} get ${goodsName(f.mix)}.`,
  'card.veil.hint': () => 'It costs a Starpower; the force goes back and there is no battle.',
  'card.veil.standing': () => 'Veil of Mist: whether I play it',
  'card.veil.title': (f: { mover: RaceId; realm: RealmId }) =>
    `${Who(f.mover)} enter ${realmName(f.realm)}. Do you cast a Veil of Mist?`,
  'card.veil.cast': () => 'Cast Veil of Mist',
  'card.veil.hides': (f: {
    race: RaceId
    mover: RaceId
    realm: RealmId
    units: SomeUnits
    from: RealmId | null
    ship: ShipId | null
  }) => `Mist hides ${who(f.race)} in ${realmName(f.realm)}; ${who(f.mover)} go back.`,
} satisfies Catalogue

export const say = speaker<typeof cardWords>()
