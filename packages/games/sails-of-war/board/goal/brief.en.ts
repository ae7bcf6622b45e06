import type { Brief } from '@windward/kit/contract.ts'
import { RACE_NAMES, type RaceId, realmsHeld, VICTORY, type View } from '@windward/sails-of-war/facts'

const phase = (name: string, about: string, decides = true) => ({ name, about, decides })

/** The game on one card. */
export function briefFor(view: View, seat: RaceId): Brief {
  const realms = realmsHeld(view, seat).length
  const sea = view.options.mode === 'sails'
  return {
    title: `You are the ${RACE_NAMES[seat]}`,
    about:
      realms === 0
        ? 'First the ocean is laid: everybody puts realms of land into the sea. Then your people settle in your Home Realm.'
        : `${realms === 1 ? 'One realm' : `${realms} realms`} with an army${sea ? ' and room for a port' : ''}. Stars lie on your Home Realm: never leave it empty.`,
    worth: [
      { figure: '1', what: 'Star bought at the Guild, dearer each time' },
      { figure: '1', what: 'for some quests of a Hero' },
      { figure: 'all', what: 'on a Home Realm that is conquered' },
      { figure: `${VICTORY.mysticLands}`, what: 'Mystic Lands win as well' },
    ],
    turn: {
      title: 'A turn is one round of six phases',
      rows: [
        {
          name: 'Prepare',
          phases: [
            phase('Council', 'events, cards and quests'),
            phase('Harvest', 'grain, wood and iron come in', false),
            phase('Recruitment', 'buy soldiers, ships and towns'),
          ],
        },
        {
          name: 'Act',
          phases: [
            phase('Guild', 'buy a Star if you can'),
            phase('Individual Turns', 'march, sail, fight and trade'),
            phase('Supply', 'pay what your armies eat'),
          ],
        },
      ],
    },
  }
}
