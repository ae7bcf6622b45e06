import type { Bot } from '@windward/table'
import { DONE } from '../../deeds.ts'
import type { SailsOfWar } from '../../state.ts'
import { realmsToKeep } from '../lay-realms.ts'
import { marchAct } from './armies.ts'
import { cardsToLay, wayOut } from './battles.ts'
import { councilAct, harvestAct, questToExchange } from './council.ts'
import { fleetAct, preyUnder } from './fleet.ts'
import { heroAct } from './heroes.ts'
import { whatToLay } from './lay-realms.ts'
import type { Asked } from './players-question.ts'
import { purchase } from './recruiting.ts'
import { sailAct } from './traders.ts'

/** What he has an opinion on; in everything else he does what the rules assume for somebody who is away. */
const OPINIONS: ReadonlyMap<string, (asked: Asked) => unknown> = new Map([
  ['choose-realms', (asked) => realmsToKeep({ asked })],
  ['lay', whatToLay],
  ['exchange-quest', questToExchange],
  ['council', (asked: Asked) => councilAct(asked) ?? DONE],
  ['harvest-cards', (asked: Asked) => harvestAct(asked) ?? DONE],
  ['recruit', (asked: Asked) => purchase(asked) ?? DONE],
  ['buy-star', () => true],
  [
    'move',
    ({ view, seat }: Asked) =>
      marchAct(view, seat) ?? fleetAct(view, seat) ?? sailAct(view, seat) ?? heroAct(view, seat) ?? DONE,
  ],
  ['battle-cards', cardsToLay],
  ['retreat', wayOut],
  ['sea-denial', ({ view, seat }: Asked) => preyUnder(view, seat)],
  ['agree-to-trade', () => 'allow'],
])

/** Expands over land and sea, builds, trades, hunts the ships of those ahead of him, quests and buys Stars. */
export const before: Bot<SailsOfWar> = {
  answer: (asked) => {
    const answer = OPINIONS.get(asked.kind)?.(asked)
    return answer !== undefined && asked.check(answer) === undefined ? answer : asked.absent()
  },
}
