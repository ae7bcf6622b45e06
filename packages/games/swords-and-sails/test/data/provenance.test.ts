import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LINE_COMBAT_PROVENANCE } from '../../src/data/battle/line-combat.ts'
import { MORALE_PROVENANCE } from '../../src/data/battle/morale.ts'
import { QUICK_COMBAT_PROVENANCE } from '../../src/data/battle/quick-combat.ts'
import { SIEGE_DICE_PROVENANCE } from '../../src/data/battle/siege-dice.ts'
import { DESIGNED_EFFECTS, EFFECTS_PROVENANCE } from '../../src/data/cards/card-effects.ts'
import { ESPIONAGE_PROVENANCE } from '../../src/data/cards/espionage.ts'
import { EXPANSION_PROVENANCE } from '../../src/data/cards/expansion-cards.ts'
import { FORTUNE_PROVENANCE } from '../../src/data/cards/fortune-cards.ts'
import { CARDS_PROVENANCE } from '../../src/data/cards/intrigue-cards.ts'
import { COLOURS_PROVENANCE } from '../../src/data/cards/intrigue-colours.ts'
import { INTRIGUE_ORDER_PROVENANCE } from '../../src/data/cards/intrigue-order.ts'
import { SABOTAGE_PROVENANCE } from '../../src/data/cards/sabotage.ts'
import { CLOCKS_PROVENANCE } from '../../src/data/clocks.ts'
import { COINS_PROVENANCE } from '../../src/data/coins.ts'
import { COSTS_PROVENANCE } from '../../src/data/costs.ts'
import { FACTIONS_PROVENANCE } from '../../src/data/factions/factions.ts'
import { LEADERS_PROVENANCE } from '../../src/data/factions/leaders.ts'
import { ATTACK_VALUES_PROVENANCE } from '../../src/data/factions/specials.ts'
import { STARTING_FORCES_PROVENANCE } from '../../src/data/factions/starting-forces.ts'
import { LEARNING_TURN_PROVENANCE } from '../../src/data/learning-turn.ts'
import { PHASES_PROVENANCE } from '../../src/data/phases.ts'
import { PIECES_PROVENANCE } from '../../src/data/pieces.ts'
import { PROPOSALS_PROVENANCE } from '../../src/data/proposals.ts'
import { provenanceSchema } from '../../src/data/provenance.ts'
import { SEASONS_PROVENANCE } from '../../src/data/seasons.ts'
import { SETUPS_PROVENANCE } from '../../src/data/setups.ts'
import { SHIP_PROVENANCE } from '../../src/data/ships.ts'
import { UNIT_PROVENANCE } from '../../src/data/units.ts'
import { VICTORY_PROVENANCE } from '../../src/data/victory.ts'

test('every figure says whether it is printed, inferred or designed, and where', () => {
  const sources = [
    ATTACK_VALUES_PROVENANCE,
    COINS_PROVENANCE,
    COLOURS_PROVENANCE,
    INTRIGUE_ORDER_PROVENANCE,
    MORALE_PROVENANCE,
    PHASES_PROVENANCE,
    PIECES_PROVENANCE,
    PROPOSALS_PROVENANCE,
    SABOTAGE_PROVENANCE,
    SEASONS_PROVENANCE,
    SIEGE_DICE_PROVENANCE,
    STARTING_FORCES_PROVENANCE,
    VICTORY_PROVENANCE,
    ...[
      CLOCKS_PROVENANCE,
      COSTS_PROVENANCE,
      DESIGNED_EFFECTS,
      EFFECTS_PROVENANCE,
      ESPIONAGE_PROVENANCE,
      EXPANSION_PROVENANCE,
      FACTIONS_PROVENANCE,
      FORTUNE_PROVENANCE,
      LEADERS_PROVENANCE,
      LEARNING_TURN_PROVENANCE,
      LINE_COMBAT_PROVENANCE,
      QUICK_COMBAT_PROVENANCE,
      SETUPS_PROVENANCE,
      ...[UNIT_PROVENANCE, SHIP_PROVENANCE, CARDS_PROVENANCE].flatMap(({ columns, cells }) => [
        columns,
        ...Object.values(cells),
      ]),
    ].flatMap((table) => Object.values(table)),
  ]
  for (const source of sources) assert.ok(provenanceSchema.safeParse(source).success, JSON.stringify(source))
})
