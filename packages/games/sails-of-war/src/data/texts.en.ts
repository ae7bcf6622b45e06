import type { ActionId } from './action-cards.ts'
import type { ArtifactId, RelicId } from './artifacts.ts'

/** What something does, in a line or two, and the clause that says it in full. */
export interface Text {
  readonly when: string
  readonly does: string
  readonly clause: string
}

const text = (when: string, does: string, clause: string): Text => ({ when, does, clause })

export const CARD_TEXTS: Readonly<Record<ActionId, Text>> = {
  caravan: text(
    'Council',
    'The Free Merchants trade with you at 2 for 1 this round, at 1 for 1 with two Cities.',
    'SOW 4.4.2',
  ),
  levy: text('Recruitment', 'Two Footmen in your Home Realm or in a City.', 'SOW 12.2.1'),
  'bowmens-oath': text('Recruitment', 'An Archer at home, in a City or a Town.', 'SOW 12.2.2'),
  'riders-arrive': text('Recruitment', 'A Cavalry at home, in a City or a Town.', 'SOW 12.2.2'),
  'rich-yield': text('Harvest', 'One Realm of yours yields twice.', 'SOW 12.2.3'),
  'giants-friendship': text(
    'Recruitment',
    'A Giant at home; for the evil, 3 resources instead.',
    'SOW 12.2.4',
  ),
  'firegaunt-bond': text(
    'Recruitment',
    'A Firegaunt at home; for the good, 3 resources instead.',
    'SOW 12.2.4',
  ),
  'dragon-pact': text('Recruitment, 2 Starpower', 'A Dragon at home, if one is free.', 'SOW 12.2.5'),
  'forced-march': text(
    'Movement',
    'Units of one Realm go one farther; the first Forest or Mountain does not stop them.',
    'SOW 12.2.6',
  ),
  'hold-the-line': text('Rout check', '+3 on your check.', 'SOW 12.2.7'),
  dread: text('Rout check', '–3 on the check of the other side.', 'SOW 12.2.7'),
  volley: text('Archers step', 'Up to four Archers fire.', 'SOW 12.2.8'),
  'grand-charge': text('Cavalry step', 'Up to four Cavalry attack.', 'SOW 12.2.8'),
  'battle-fury': text('Front step', '+1 on your rolls.', 'SOW 12.2.8'),
  firestorm: text(
    'Movement, 1 Starpower',
    'Three dice on a Realm within three hexes: each 8 or more kills a unit.',
    'SOW 12.2.9',
  ),
  'sudden-plenty': text('Harvest, 1 Starpower', 'Any 6 resources.', 'SOW 12.2.10'),
  'veil-of-mist': text(
    'When you are attacked, 1 Starpower',
    'A force that enters goes back; there is no battle.',
    'SOW 12.2.11',
  ),
  'healing-light': text('Any time, 1 Starpower', 'A Hero of yours loses all wounds.', 'SOW 12.2.12'),
  spy: text('Council', 'You look at a hand, and a card of it is discarded at random.', 'SOW 12.2.13'),
  counterspell: text('When a Spell is cast, 1 Starpower', 'The Spell has no effect.', 'SOW 12.1.5'),
  saboteur: text(
    'Movement',
    'Within two hexes of your Hero a Town or Port falls on 5 or more, or a City becomes a Town.',
    'SOW 12.2.14',
  ),
}

export const RELIC_TEXTS: Readonly<Record<RelicId, Text>> = {
  'scroll-of-sight': text('Any time', 'Look at three counters that lie face down.', 'SOW 11.5.4'),
  'wand-of-time': text('Council', 'Exchange initiative counters with somebody.', 'SOW 11.5.5'),
  'purple-sail': text('Recruitment', 'Two Warships in a Port of yours.', 'SOW 11.5.6'),
  'tooth-of-the-sea': text(
    'Before the Serpents move',
    'You name the direction all of them take.',
    'SOW 11.5.7',
  ),
  'silver-flute': text('Recruitment', 'A Dragon at home.', 'SOW 11.5.8'),
  'chest-of-lumii': text('Any time', 'Draw up to four cards, to seven in hand.', 'SOW 11.5.9'),
  'horn-of-war': text('Before a battle', 'Some of your units attack first.', 'SOW 8.6.5'),
}

export const ARTIFACT_TEXTS: Readonly<Record<ArtifactId, Text>> = {
  'bright-blade': text('His Hero', 'One die more.', 'SOW 13.1'),
  'deep-mail': text('His Hero', 'Two more life.', 'SOW 13.1'),
  'wind-boots': text('His Hero', 'Moves 5.', 'SOW 13.1'),
  'warding-stone': text('His Hero', 'The first hit of each fight is ignored.', 'SOW 13.1'),
  'last-banner': text('His Hero', 'Two re-rolls in a battle instead of one.', 'SOW 13.1'),
  cloak: text('His Hero', 'Foreign Heroes cannot challenge him.', 'SOW 13.1'),
  'hill-horn': text('Always', '+1 on your rout checks.', 'SOW 13.2'),
  lantern: text('Harvest', 'One Mountain of yours yields 2 Iron more.', 'SOW 13.2'),
  seed: text('Harvest', 'One Plain of yours yields 2 Grain more.', 'SOW 13.2'),
  axe: text('Harvest', 'One Forest of yours yields 2 Wood more.', 'SOW 13.2'),
  ledger: text('Recruitment', 'The Free Merchants trade with you at 2 for 1.', 'SOW 13.2'),
  staff: text('Council', 'One Starpower more each round.', 'SOW 13.2'),
}
