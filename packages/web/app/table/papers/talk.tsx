import { useSignal } from '@preact/signals'
import type { Message } from '@windward/kit/contract.ts'
import { SPECTATOR } from '@windward/table'
import { useEffect } from 'preact/hooks'
import type { OpenTable } from '../model.ts'
import { talkWords } from './talk-words.en.ts'

/** Messages between seats, by the set of seats they are for. They bind nobody. */
export function Talk({ table }: { readonly table: OpenTable }) {
  const messages = table.host.talk.value
  useEffect(() => table.talk.read(), [messages, table])
  return (
    <div class="talk">
      <Speaking table={table} />
      {messages.length === 0 && <p class="hint">{talkWords.nothing}</p>}
      <ol class="lines" reversed>
        {messages.toReversed().map((message) => (
          <Said key={message.n} table={table} message={message} />
        ))}
      </ol>
    </div>
  )
}

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short', dateStyle: 'short' })

function Said({ table, message }: { readonly table: OpenTable; readonly message: Message }) {
  const { from, to, text, at } = message
  return (
    <li class="said">
      <p class="hint">
        <strong>{table.nameOf(from)}</strong>{' '}
        {talkWords.said(
          to.map((seat) => table.nameOf(seat)),
          clock.format(at),
        )}
      </p>
      <p>{text}</p>
    </li>
  )
}

function Speaking({ table }: { readonly table: OpenTable }) {
  const { to, text } = table.talk
  const refused = useSignal<string | undefined>(undefined)
  const position = table.position.value
  if (position === undefined || position.seat === SPECTATOR) return null
  const { seat, view } = position
  const { mayTalk } = table.board
  const hearers = table.host.seats.value.filter(
    (other) =>
      other.seat !== seat &&
      other.kind !== 'bot' &&
      (mayTalk === undefined || mayTalk(view, seat, other.seat)),
  )
  if (hearers.length === 0) return <p class="hint">{talkWords.nobodyThere}</p>
  const say = async () => {
    const chosen = hearers.map((other) => other.seat).filter((other) => to.value.includes(other))
    const refusal = await table.host.say(
      chosen.length > 0 ? chosen : hearers.map((other) => other.seat),
      text.value,
    )
    refused.value = refusal && table.text(refusal.refused)
    if (refusal === undefined) table.talk.write('')
  }
  return (
    <form
      class="speaking"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.value.trim() !== '') void say()
      }}
    >
      <fieldset>
        <legend>{talkWords.to}</legend>
        {hearers.map((other) => (
          <label key={other.seat}>
            <input
              type="checkbox"
              checked={to.value.includes(other.seat)}
              onChange={({ currentTarget: { checked } }) => {
                to.value = checked
                  ? [...to.value, other.seat]
                  : to.value.filter((each) => each !== other.seat)
              }}
            />
            {table.nameOf(other.seat)}
          </label>
        ))}
        <span class="hint">{talkWords.noneIsAll}</span>
      </fieldset>
      <textarea
        aria-label={talkWords.text}
        rows={2}
        maxLength={4000}
        value={text.value}
        onInput={({ currentTarget }) => table.talk.write(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
          event.preventDefault()
          event.currentTarget.form?.requestSubmit()
        }}
      />
      <p class="hint">{talkWords.enter}</p>
      {refused.value !== undefined && (
        <p class="refused" role="alert">
          {refused.value}
        </p>
      )}
      <button type="submit" class="plain" disabled={text.value.trim() === ''}>
        {talkWords.say}
      </button>
    </form>
  )
}
