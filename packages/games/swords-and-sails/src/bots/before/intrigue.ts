import { type Options, PASS } from '@windward/table'
import type { Play } from '../../intrigue/play.ts'
import { marriagePrice, winnableLands } from '../../intrigue/winnable-lands.ts'
import { cityPoints } from '../../lands.ts'
import { ownPower } from '../../view/own-power.ts'
import type { Asked } from './outlook.ts'

const LIKED = ['green', 'blue']

/** SNS 15.2.1: a green card if he may, otherwise a blue one; he buys none. */
export function coloursToTake(asked: Asked): unknown {
  let at: Options<unknown> = asked.options()
  while (at.kind !== 'leaf') {
    if (at.kind === 'range') return undefined
    const { branches } = at
    const liked = ['done', ...LIKED].flatMap((key) => branches.find((branch) => branch.key === key) ?? [])
    const way = liked[0] ?? branches[0]
    if (way === undefined) return undefined
    at = way.leads()
  }
  return at.answer
}

/** SNS 15.2.1: Marriage or Title for the bordering neutral land with most points. */
export function cardToPlay({ view, seat }: Asked): Play | typeof PASS {
  const { hand, gold } = ownPower(view, seat)
  const card = (['royalMarriage', 'inheritTitle'] as const).find((each) => hand.includes(each))
  if (card === undefined) return PASS
  const [best] = winnableLands(view, seat)
    .filter((land) => marriagePrice(view.lands[land]) <= gold)
    .toSorted((a, b) => cityPoints(view.lands[b]) - cityPoints(view.lands[a]))
  return best === undefined ? PASS : { play: card, land: best }
}
