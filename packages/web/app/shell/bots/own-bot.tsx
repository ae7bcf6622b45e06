import { useSignal } from '@preact/signals'
import type { Bot } from '@windward/client'
import { client } from '../../host/online/session.ts'
import { Address } from '../address.tsx'
import { Shortened } from '../shortened.tsx'
import { BOT_CLOCKS, takesFrom, takesOf } from './bot-takes.ts'
import { ownBotWords } from './bots-words.en.ts'

export interface GameNamed {
  readonly id: string
  readonly name: string
}

/** Does something with a bot, says that it is done, and shows the token that came of it. */
type ChangeBot = (
  doing: () => Promise<{ readonly bot: string; readonly token: string } | undefined>,
  said: string,
) => Promise<void>

interface OwnBotProps {
  readonly bot: Bot
  readonly games: readonly GameNamed[]
  readonly change: ChangeBot
}

/** One bot: to which tables it comes, another token, and the end of it. */
export function OwnBot({ bot, games, change }: OwnBotProps) {
  const { id, name } = bot
  const title = `bot-${id}`
  return (
    <section class="own-bot" aria-labelledby={title}>
      <h2 id={title}>{name}</h2>
      <Address label={ownBotWords.id} link={id} />
      <TakesForm bot={bot} games={games} change={change} />
      <div class="ways">
        <button
          type="button"
          class="plain"
          onClick={() =>
            change(
              async () => ({ bot: name, token: (await client.renewBotToken(id)).token }),
              ownBotWords.oldTokenEnded,
            )
          }
        >
          <Shortened {...ownBotWords.newToken(name)} />
        </button>
        <DeleteButton bot={bot} change={change} />
      </div>
    </section>
  )
}

function TakesForm({ bot: { id, name, takes, tablesAtOnce }, games, change }: OwnBotProps) {
  const { chosen, seconds } = takesOf(takes)
  return (
    <form
      class="takes"
      onSubmit={(event) => {
        event.preventDefault()
        const given = new FormData(event.currentTarget)
        const wish = { chosen: given.getAll('takes').map(String), seconds: String(given.get('seconds')) }
        void change(async () => {
          await client.take(id, takesFrom(wish, takes, games), Number(given.get('tables')))
          return undefined
        }, ownBotWords.saved(name))
      }}
    >
      <p class="hint">{ownBotWords.takes}</p>
      {games.map((game) => (
        <fieldset key={game.id}>
          <legend>{game.name}</legend>
          {BOT_CLOCKS.map((clock) => (
            <label key={clock}>
              <input
                type="checkbox"
                name="takes"
                value={`${game.id} ${clock}`}
                defaultChecked={chosen.has(`${game.id} ${clock}`)}
              />
              {ownBotWords.clocks[clock]}
            </label>
          ))}
        </fieldset>
      ))}
      <div class="one-line">
        <label>
          {ownBotWords.seconds}
          <input name="seconds" type="number" min={1} max={86_400} defaultValue={seconds} />
        </label>
        <label>
          {ownBotWords.tablesAtOnce}
          <input
            name="tables"
            type="number"
            min={1}
            max={1000}
            required
            defaultValue={String(tablesAtOnce)}
          />
        </label>
        <button type="submit" class="plain">
          <Shortened {...ownBotWords.save(name)} />
        </button>
      </div>
    </form>
  )
}

/** Nobody deletes a bot by a slip of the finger. */
function DeleteButton({ bot: { id, name }, change }: Omit<OwnBotProps, 'games'>) {
  const sure = useSignal(false)
  const remove = () =>
    change(async () => {
      await client.removeBot(id)
      return undefined
    }, ownBotWords.removed(name))
  return sure.value ? (
    <button type="button" class="plain" onClick={remove}>
      {ownBotWords.removeForGood(name)}
    </button>
  ) : (
    <button
      type="button"
      class="plain"
      onClick={() => {
        sure.value = true
      }}
    >
      {ownBotWords.remove(name)}
    </button>
  )
}
