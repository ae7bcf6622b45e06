import { type Catalogue, speaker } from '@windward/table'
import type { LandId } from '../data/area-ids.ts'
import type { RevoltId } from '../data/cards/expansion-cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { nameOf } from '../data/map.ts'
import { names } from '../data/names.en.ts'
import type { ArmyId } from '../data/pieces.ts'
import { Does, dice, factions } from '../naming.en.ts'

export const revoltWords = {
  'revolt.where': () => 'Where',
  'revolt.land': (f: { land: LandId }) => nameOf(f.land),
  'revolt.not-anothers': (f: { land: LandId }) =>
    `${nameOf(f.land)} is not wholly another seat’s land: a revolt needs a ruler to throw out.`,
  'revolt.home': (f: { land: LandId }) =>
    `${nameOf(f.land)} is somebody’s home; only land that was neutral once revolts.`,
  'revolt.garrisoned': (f: { land: LandId }) =>
    `An army stands in ${nameOf(f.land)}: nobody dares to revolt.`,
  'revolt.peasants': (f: { army: ArmyId }) => `Peasants given up from Army ${f.army}`,
  'revolt.few-peasants': (f: { number: number }) => `This takes ${f.number} peasants of your own.`,
  'revolt.which-peasants': (f: { number: number }) =>
    `Name exactly ${f.number} peasants, each army once and with no more than it has.`,
  'revolt.few-seats': (f: { number: number }) =>
    `This takes the agreement of ${f.number} seats besides you and the land’s owner, and there are fewer.`,
  'revolt.poor': (f: { price: number; gold: number }) =>
    `Agitators cost ${f.price} gold, and you have ${f.gold}.`,
  'revolt.no-army': (f: { land: LandId }) => `No army of yours borders ${nameOf(f.land)}.`,
  'revolt.militia.hint': () =>
    'Without it, and without an army of yours or of your team there, the land turns neutral with its cities when the next intrigue begins.',
  'revolt.militia.note': () => 'The card is spent, and the land stays yours.',
  'revolt.militia.standing': () => 'Revolts: where I call up the militia',
  'revolt.militia.title': (f: { by: FactionId; card: RevoltId; land: LandId }) =>
    `${Does(f.by, 'plays', 'play')} ${names.revolts[f.card].name} on ${nameOf(f.land)}. Call up militia?`,
  'revolt.militia.not-held': () => 'You hold no Call Up Militia.',
  'revolt.unrest.hint': (f: { land: LandId }) =>
    `With two other seats in agreement ${nameOf(f.land)} will turn neutral when the next intrigue begins, unless its owner or his team brings an army there.`,
  'revolt.unrest.agree': () => 'Agree',
  'revolt.unrest.refuse': () => 'Refuse',
  'revolt.unrest.standing': () => 'Unrest: whose I support',
  'revolt.unrest.title': (f: { by: FactionId; land: LandId }) =>
    `${Does(f.by, 'stirs', 'stir')} up Political Unrest in ${nameOf(f.land)}. Do you agree?`,
  'revolt.played': (f: { by: FactionId; card: RevoltId; land: LandId }) =>
    `${Does(f.by, 'plays', 'play')} ${names.revolts[f.card].name} on ${nameOf(f.land)}.`,
  'revolt.rolled': (f: { by: FactionId; price: number; rolled: number[]; total: number }) =>
    `${Does(f.by, 'pays', 'pay')} ${f.price} gold; the dice show ${dice(f.rolled)}, ${f.total} in all.`,
  'revolt.agreed': (f: { agreed: FactionId[] }) =>
    f.agreed.length === 0 ? 'Nobody agrees.' : `Agreed: ${factions(f.agreed)}.`,
  'revolt.fizzled': (f: { land: LandId }) => `${nameOf(f.land)} stays quiet.`,
  'revolt.militia': (f: { owner: FactionId; land: LandId }) =>
    `${Does(f.owner, 'calls', 'call')} up militia: ${nameOf(f.land)} stays quiet.`,
  'revolt.brews': (f: { land: LandId }) =>
    `A revolt is brewing in ${nameOf(f.land)}: without an army of its owner or his team it turns neutral when the next intrigue begins.`,
  'revolt.quelled': (f: { land: LandId; guard: FactionId }) =>
    `${Does(f.guard, 'has', 'have')} an army in ${nameOf(f.land)}: the revolt comes to nothing.`,
  'revolt.broke-out': (f: { land: LandId; owner: FactionId }) =>
    `${nameOf(f.land)} throws off ${factions([f.owner])} and is neutral.`,
} satisfies Catalogue

export const say = speaker<typeof revoltWords>()
