import { type Catalogue, speaker } from '@windward/table'
import type { ActionId } from '../data/action-cards.ts'
import { CARD_NAMES } from '../data/names.en.ts'
import type { RaceId } from '../data/races.ts'
import { Who, who } from '../naming.en.ts'

export const cardWords = {
  'card.name': (f: { card: ActionId }) => CARD_NAMES[f.card],
  'card.drawn': (f: { race: RaceId; count: number }) =>
    `${Who(f.race)} drew ${f.count === 1 ? 'an Action Card' : `${f.count} Action Cards`}.`,
  'card.drew': (f: { card: ActionId }) => `You drew ${CARD_NAMES[f.card]}.`,
  'card.event': (f: { race: RaceId }) => `${Who(f.race)} drew an EVENT and draw again.`,
  'card.event-removed': (f: { race: RaceId }) => `${Who(f.race)} drew an EVENT; it leaves the game.`,
  'card.reshuffled': () => 'The discards are shuffled to be the deck.',
  'card.discard.title': (f: { keep: number }) => `Which card do you discard? You may keep ${f.keep}.`,
  'card.discarded': (f: { race: RaceId; card: ActionId }) =>
    `${Who(f.race)} discarded ${CARD_NAMES[f.card]}.`,
  'card.played': (f: { race: RaceId; card: ActionId }) => `${Who(f.race)} played ${CARD_NAMES[f.card]}.`,
  'card.countered': (f: { race: RaceId; card: ActionId }) =>
    `${Who(f.race)} countered ${CARD_NAMES[f.card]}: it has no effect.`,
  'card.not-held': (f: { card: ActionId }) => `You do not hold ${CARD_NAMES[f.card]}.`,
  'card.not-castable': (f: { card: ActionId }) =>
    `You need ${CARD_NAMES[f.card]} in your hand and the Starpower for it.`,
  'card.counterspell.title': (f: { caster: RaceId; card: ActionId }) =>
    `Do you counter ${CARD_NAMES[f.card]}, cast by ${who(f.caster)}?`,
  'card.counter': () => 'Play Counterspell',
  'card.pass': () => 'Let it be',
} satisfies Catalogue

export const say = speaker<typeof cardWords>()
