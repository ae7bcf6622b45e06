import { type FactionId, isMajor } from '../data/factions/factions.ts'
import { LEADER_IDS, type LeaderId } from '../data/factions/leaders.ts'
import { inPlayOrder, powerOf } from '../powers.ts'
import type { SnsFlow, SnsTable, State } from '../state.ts'
import { chooseLeader } from './decide-leader.ts'
import { say } from './words.en.ts'

/** SNS 1.8: leaders dealt or chosen, if the table plays with them. */
export function* leaders(t: SnsTable): SnsFlow {
  switch (t.state.options.leaders) {
    case 'none':
      return
    case 'dealt':
      return deal(t)
    case 'chosen':
      yield* t.askInOrder(
        served(t.state),
        chooseLeader,
        () => null,
        (faction, leader) => give(t, faction, leader, 'setup.leader.chosen'),
      )
  }
}

function deal(t: SnsTable): void {
  const cards = t.dice.shuffle(LEADER_IDS)
  for (const [place, faction] of served(t.state).entries()) {
    const leader = cards[place]
    if (leader !== undefined) give(t, faction, leader, 'setup.leader.dealt')
  }
}

function give(
  t: SnsTable,
  faction: FactionId,
  leader: LeaderId,
  how: 'setup.leader.chosen' | 'setup.leader.dealt',
): undefined {
  powerOf(t.state, faction).leader = leader
  t.tell('all', 'SNS 1.8.1', say(how, { faction, leader }))
}

/** SNS 1.8.1, SNS 1.8.2: who gets a leader, the least experienced first; where they are scarce, majors first. */
function served({ seats, options }: State): FactionId[] {
  const scarce = seats.length > LEADER_IDS.length
  const rank = (faction: FactionId): number =>
    (scarce && !isMajor(faction) ? 2 : 0) + (options.novices.includes(faction) ? 0 : 1)
  return inPlayOrder(seats)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, LEADER_IDS.length)
}
