import type { Brief } from '@windward/kit/contract.ts'
import { type FactionId, landsOf, listed, names, VICTORY, type View } from '@windward/swords-and-sails/facts'
import { shortName } from '../factions/faction.ts'

const phase = (name: string, about: string, decides = true) => ({ name, about, decides })

const several = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/** The game on one card. */
export function briefFor(view: View, seat: FactionId): Brief {
  const { armies = {}, fleets = {} } = view.powers[seat] ?? {}
  const own = [
    several(landsOf(view, seat).length, 'land', 'lands'),
    several(Object.keys(armies).length, 'army', 'armies'),
    several(Object.keys(fleets).length, 'fleet', 'fleets'),
  ]
  return {
    title: `You are ${shortName(seat)}`,
    about: `${listed(own)}. ${names.factions[seat].about}`,
    worth: [
      { figure: `${VICTORY.territory}`, what: 'a land' },
      { figure: `${VICTORY.minorCity}`, what: 'a minor city' },
      { figure: `${VICTORY.majorCity}`, what: 'a major city' },
      { figure: `${VICTORY.enemyCapital}`, what: 'more for an enemy’s capital' },
    ],
    turn: {
      title: 'A turn is one season of nine phases',
      rows: [
        {
          name: 'Prepare',
          phases: [
            phase('Income', 'gold from cities and harvest', false),
            phase('Intrigue', 'take and play cards'),
            phase('Diplomacy', 'talk, deal, form teams'),
          ],
        },
        {
          name: 'Act',
          phases: [
            phase('Orders', 'one secret order a piece'),
            phase('Movement', 'all revealed at once', false),
            phase('Battles', 'fights, then sieges'),
          ],
        },
        {
          name: 'Build',
          phases: [
            phase('Units', 'buy soldiers and ships'),
            phase('Cities', 'more gold, more points'),
            phase('Season', 'points counted, next turn', false),
          ],
        },
      ],
    },
  }
}
