import type { Client } from '@windward/client'
import { fieldsOf } from '../fields-of.ts'
import { newBotWords } from './bots-words.en.ts'

interface NewBotFormsProps {
  readonly make: (wish: Parameters<Client['makeBot']>[0]) => Promise<void>
}

/** A new account for a bot, or one that is there already and becomes one. */
export function NewBotForms({ make }: NewBotFormsProps) {
  return (
    <section aria-labelledby="new-bot-title">
      <h2 id="new-bot-title">{newBotWords.make}</h2>
      <form
        class="one-line"
        onSubmit={async (event) => {
          const { currentTarget: form } = event
          await make({ name: String(fieldsOf(event)['name']) })
          form.reset()
        }}
      >
        <label>
          {newBotWords.name}
          <input name="name" required maxLength={40} autocomplete="off" />
        </label>
        <button type="submit" class="act">
          {newBotWords.make}
        </button>
      </form>
      <details>
        <summary>{newBotWords.markTitle}</summary>
        <p class="hint">{newBotWords.markAbout}</p>
        <form
          class="one-line"
          onSubmit={async (event) => {
            const { currentTarget: form } = event
            await make({ token: String(fieldsOf(event)['token']).trim() })
            form.reset()
          }}
        >
          <label>
            {newBotWords.accountToken}
            <input name="token" required maxLength={200} autocomplete="off" spellcheck={false} />
          </label>
          <button type="submit" class="plain">
            {newBotWords.mark}
          </button>
        </form>
      </details>
    </section>
  )
}
