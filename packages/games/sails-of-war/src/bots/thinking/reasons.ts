import type { Ranked } from '@windward/search'
import type { Phrase } from '@windward/table'
import { homeOf } from '../../board/realms.ts'
import { chartOf } from '../chart.ts'
import type { Asked } from '../mind.ts'
import { chanceOf, defendersOf, wallsOf } from '../odds.ts'
import { isAboutToWin, leaderAmong, threatTo } from '../rivals.ts'
import { say } from '../words.en.ts'
import type { Candidate } from './candidates.ts'

/** What was wanted, what was feared if anything, and what was expected. */
export function reasonsFor(
  asked: Asked,
  best: Ranked<Candidate>,
  habit: Ranked<Candidate> | undefined,
): Phrase[] {
  const more = habit === undefined || habit === best ? 0 : best.mean - habit.mean
  const expected = say('bot.expected', { chance: rounded(best.mean), more: Math.max(0, rounded(more)) })
  return [wanted(best.candidate), ...feared(asked), expected]
}

const rounded = (share: number) => Math.round(share * 100) / 100

function wanted({ aim, plan, script }: Candidate): Phrase {
  if (aim === 'war') return say('bot.wanted.war', { race: plan.against })
  if (aim === 'go')
    return script?.do === 'go' ? say('bot.wanted.go', { realm: script.to }) : say('bot.wanted.habit')
  return say(`bot.wanted.${aim}`)
}

/** A chance from which on it is told. */
const FEARED = 0.2

export function feared({ view, seat }: Asked): Phrase[] {
  const leader = leaderAmong({ view, seat })
  if (leader !== undefined && isAboutToWin(view, leader, seat))
    return [say('bot.feared.winner', { race: leader })]
  const home = view.realms[homeOf(seat)]
  const threat = home?.owner === seat ? threatTo({ view, seat, chart: chartOf(view) }, home) : undefined
  if (home === undefined || threat === undefined) return []
  const chance = chanceOf(threat.race, threat.units, seat, defendersOf(home, seat), wallsOf(home, seat))
  return chance < FEARED ? [] : [say('bot.feared.raid', { race: threat.race, chance: rounded(chance) })]
}
