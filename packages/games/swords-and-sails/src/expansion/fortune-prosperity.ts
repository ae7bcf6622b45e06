import type { Prosperity } from '../data/cards/fortune-cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { draw } from '../intrigue/stacks.ts'
import { citiesOf, landsOf } from '../lands.ts'
import { powerOf } from '../powers.ts'
import type { Power, SnsFlow, SnsTable } from '../state.ts'
import { landFor } from './fortune-land.ts'
import { say } from './fortune-words.en.ts'

/** SNS 12.4.2: what a white card gives at once. */
export function* prosper(t: SnsTable, faction: FactionId, card: Prosperity): SnsFlow {
  const power = powerOf(t.state, faction)
  switch (card.kind) {
    case 'harvest':
      return
    case 'perMajorCity': {
      const majors = citiesOf(t.state, faction).filter(({ kind }) => kind === 'major').length
      return receive(t, power, majors * card.gold)
    }
    case 'gold':
      return receive(t, power, card.gold)
    case 'freeCard': {
      const given = draw(t, card.colour)
      if (given === undefined) return
      power.hand.push(given)
      t.tell([faction], 'SNS 12.4.2', say('fortune.card', { card: given }))
      return
    }
    case 'morale':
      power.relics = card.add
      return
    case 'freeMinorCity':
      yield* foundTown(t, power)
  }
}

function receive(t: SnsTable, power: Power, gold: number): void {
  if (gold === 0) return
  power.gold += gold
  t.tell('all', 'SNS 12.4.2', say('fortune.gold', { faction: power.faction, gold }))
}

function* foundTown(t: SnsTable, { faction }: Power): SnsFlow {
  const land = yield* landFor(t, faction, 'newTown', landsOf(t.state, faction))
  if (land === undefined) return
  const built = t.state.number
  t.state.lands[land].cities.push({ kind: 'minor', capitalOf: null, built, holder: faction })
  t.tell('all', 'SNS 12.4.2', say('fortune.town', { faction, land }))
}
