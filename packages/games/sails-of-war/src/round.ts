import { phases } from '@windward/table'
import { wizardsCouncil } from './council/council.ts'
import { greyGuild } from './economy/guild.ts'
import { harvest } from './economy/harvest.ts'
import { recruitment } from './economy/recruitment.ts'
import { individualTurns } from './movement/individual-turns.ts'
import type { SailsOfWar } from './state.ts'
import { supply } from './supply/supply.ts'
import { closeRound } from './victory/close-round.ts'

/** SOW 1.1.2: the four phases, the Economy in its three segments (SOW 6); each is finished by all before the next begins. */
export const round = phases<SailsOfWar>({
  council: wizardsCouncil,
  harvest,
  recruitment,
  guild: greyGuild,
  turns: individualTurns,
  supply,
  end: closeRound,
})
