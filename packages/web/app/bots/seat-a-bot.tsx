import { useSignal } from '@preact/signals'
import { botAt } from '@windward/table'
import type { GameOfBots } from './bot-name.ts'
import { BotSelect } from './bot-select.tsx'
import { botWords } from './bot-words.en.ts'

interface SeatABotProps {
  readonly game: GameOfBots
  readonly seatBot: (bot: string) => unknown
}

/** Gives a seat to a bot: of the usual level, unless another is chosen. */
export function SeatABot({ game, seatBot }: SeatABotProps) {
  const bot = useSignal(botAt(game, 'usual') ?? '')
  return (
    <span class="seat-a-bot">
      <BotSelect
        game={game}
        label={botWords.which}
        bot={bot.value}
        choose={(chosen) => {
          bot.value = chosen
        }}
      />
      <button type="button" class="plain" onClick={() => seatBot(bot.value)}>
        {botWords.seat}
      </button>
    </span>
  )
}
