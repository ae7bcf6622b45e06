import { useSignal } from '@preact/signals'
import type { Bot } from '@windward/client'
import { client } from '../host/online/harbour.ts'
import { Address } from './address.tsx'
import { CLOCK_NAMES, takesFrom, takesOf } from './bot-takes.ts'

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
      <Address label="Its ID, by which it is invited to a table" link={id} />
      <TakesForm bot={bot} games={games} change={change} />
      <div class="choices">
        <button
          type="button"
          class="plain"
          onClick={() =>
            change(
              async () => ({ bot: name, token: (await client.renewBotToken(id)).token }),
              'The old token is good no longer.',
            )
          }
        >
          New token<span class="unseen"> for {name}</span>
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
        }, `It is kept which tables ${name} comes to.`)
      }}
    >
      <p class="hint">When it is invited it comes to these tables, and to no others:</p>
      {games.map((game) => (
        <fieldset key={game.id}>
          <legend>{game.name}</legend>
          {CLOCK_NAMES.map(({ clock, name: called }) => (
            <label key={clock}>
              <input
                type="checkbox"
                name="takes"
                value={`${game.id} ${clock}`}
                defaultChecked={chosen.has(`${game.id} ${clock}`)}
              />
              {called}
            </label>
          ))}
        </fieldset>
      ))}
      <div class="one-line">
        <label>
          Seconds it needs for each answer, at a live clock
          <input name="seconds" type="number" min={1} max={86_400} defaultValue={seconds} />
        </label>
        <label>
          Tables at once, at most
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
          Save<span class="unseen"> what {name} takes</span>
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
    }, `${name} is deleted. What it played stays under another name.`)
  return sure.value ? (
    <button type="button" class="plain" onClick={remove}>
      Yes, delete {name} for good
    </button>
  ) : (
    <button
      type="button"
      class="plain"
      onClick={() => {
        sure.value = true
      }}
    >
      Delete {name} …
    </button>
  )
}
