import type { Phrase } from '@windward/table'
import { isLandId, type LandId } from '../../data/area-ids.ts'
import { landsOf } from '../../lands.ts'
import { menaceOf } from '../menace.ts'
import { type Asked, worthOf } from '../outlook.ts'
import { rumours } from '../strength.ts'
import type { Candidate } from './plans.ts'
import { say } from './words.en.ts'

/** What he wanted, feared and expected. */
export function reasonsFor(asked: Asked, { orders }: Candidate, chance: number): Phrase[] {
  const aim = best(
    orders.armies.flatMap(({ does, meets }) =>
      meets.stance === 'attack' && 'to' in does && does.to !== undefined && isLandId(does.to)
        ? [does.to]
        : [],
    ),
    (land) => worthOf(asked, land),
  )
  const { view, seat } = asked
  const menace = menaceOf({ view, rumours: rumours(view, seat) })
  const weak = best(landsOf(view, seat), (land) => (menace.has(land) ? worthOf(asked, land) : 0))
  return [
    aim === undefined
      ? say('bot.wanted-to-hold')
      : say('bot.wanted', { land: aim, points: worthOf(asked, aim) }),
    ...(weak === undefined ? [] : [say('bot.feared', { land: weak })]),
    say('bot.expected', { chance: Math.round(chance * 100) }),
  ]
}

function best(lands: readonly LandId[], worth: (land: LandId) => number): LandId | undefined {
  let [found, most]: [LandId | undefined, number] = [undefined, 0]
  for (const land of lands) {
    const here = worth(land)
    if (here > most) [found, most] = [land, here]
  }
  return found
}
