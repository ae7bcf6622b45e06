import type { Client } from '@windward/client'
import { fieldsOf } from './fields-of.ts'

interface NewBotFormsProps {
  readonly make: (wish: Parameters<Client['makeBot']>[0]) => Promise<void>
}

/** A new account for a bot, or one that is there already and becomes one. */
export function NewBotForms({ make }: NewBotFormsProps) {
  return (
    <section aria-labelledby="new-bot-title">
      <h2 id="new-bot-title">Make a bot</h2>
      <form
        class="one-line"
        onSubmit={async (event) => {
          const { currentTarget: form } = event
          await make({ name: String(fieldsOf(event)['name']) })
          form.reset()
        }}
      >
        <label>
          Name of the bot
          <input name="name" required maxLength={40} autocomplete="off" />
        </label>
        <button type="submit" class="act">
          Make a bot
        </button>
      </form>
      <details>
        <summary>Mark an account that is there already as a bot</summary>
        <p class="hint">
          Give a token of that account. It becomes yours and is called a bot from then on; nobody can sign in
          with it any more, and its other tokens end.
        </p>
        <form
          class="one-line"
          onSubmit={async (event) => {
            const { currentTarget: form } = event
            await make({ token: String(fieldsOf(event)['token']).trim() })
            form.reset()
          }}
        >
          <label>
            Token of the account
            <input name="token" required maxLength={200} autocomplete="off" spellcheck={false} />
          </label>
          <button type="submit" class="plain">
            Mark as a bot
          </button>
        </form>
      </details>
    </section>
  )
}
