import { offeredBots } from '@windward/table'
import { botChoice, type GameOfBots } from './bot-name.ts'

interface BotSelectProps {
  readonly game: GameOfBots
  readonly label: string
  readonly bot: string
  readonly choose: (bot: string) => void
  /** What stands there while it is none of them. */
  readonly none?: string
}

/** Which bot is to play, by level and character; nothing, where a game has none to choose from. */
export function BotSelect({ game, label, bot, choose, none }: BotSelectProps) {
  const offered = offeredBots(game)
  if (offered.length === 0) return null
  return (
    <select aria-label={label} value={bot} onChange={({ currentTarget: { value } }) => choose(value)}>
      {none !== undefined && !offered.some((each) => each.bot === bot) && (
        <option value={bot} disabled>
          {none}
        </option>
      )}
      {offered.map(({ bot: name, level, character }) => (
        <option key={name} value={name}>
          {botChoice(game, level, character)}
        </option>
      ))}
    </select>
  )
}
