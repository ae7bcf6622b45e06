import './new-table.css'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { BotSelect } from '../../bots/bot-select.tsx'
import { botWords } from '../../bots/bot-words.en.ts'
import { go } from '../../route.ts'
import { Page } from '../page.tsx'
import { words } from '../words.en.ts'
import { layOnline, type OnlineWishes } from './lay-online.ts'
import { type NewTable, openForm, type Sitter } from './new-table.ts'
import { newTableWords } from './new-table-words.en.ts'
import { OnlineFields } from './online-fields.tsx'
import { OptionInput } from './option-input.tsx'
import { OwnFileField } from './own-file-field.tsx'
import { ThinkingFields } from './thinking-fields.tsx'

/** Who sits where, by which rules: the form comes from the game's own options. */
export function NewTablePage({ game }: { readonly game: string }) {
  const table = useSignal<NewTable | undefined>(undefined)
  useEffect(() => {
    void openForm(game).then((form) => {
      table.value = form
    })
  }, [game, table])
  return (
    <Page title={words.layATable} lead={table.value?.game.name}>
      {table.value !== undefined && <Form table={table.value} />}
    </Page>
  )
}

function Form({ table }: { readonly table: NewTable }) {
  const busy = useSignal(false)
  const wishes = useSignal<OnlineWishes>({
    access: 'invitation',
    clock: 'none',
    whenAbsent: 'rules',
    spectators: false,
  })
  const lay = async () => {
    busy.value = true
    const online = table.isOnline.value
    const id = await (online ? layOnline(table, wishes.value) : table.layHere())
    busy.value = false
    if (id !== undefined) go(online ? 'match' : 'table', id)
  }
  const fault = table.fault.value
  return (
    <form
      class="new-table"
      onSubmit={(event) => {
        event.preventDefault()
        void lay()
      }}
    >
      <fieldset class="presets">
        <legend>{newTableWords.kind}</legend>
        {table.about.presets.map((preset) => (
          <label key={preset.id} class="preset">
            <input
              type="radio"
              name="preset"
              checked={table.preset.value === preset.id}
              onChange={() => table.take(preset)}
            />
            <span>
              <strong>{preset.name}</strong>
              <span class="hint">{preset.about}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {table.about.ownFile !== undefined && <OwnFileField table={table} file={table.about.ownFile} />}
      <Sitters table={table} />
      {table.isThinking && <ThinkingFields table={table} />}
      {table.isOnline.value && <OnlineFields wishes={wishes} />}
      <details class="switches">
        <summary>{newTableWords.switches}</summary>
        <div class="options">
          {table.fields.map((field) => (
            <OptionInput
              key={field.name}
              field={field}
              value={table.options.value[field.name]}
              change={(value) => table.set(field.name, value)}
              nameOf={table.about.seatName}
              words={table.about.switches}
            />
          ))}
        </div>
      </details>
      <div class="lay" aria-live="polite">
        {fault !== undefined && <p class="refused">{newTableWords.fault(fault)}</p>}
        {table.refused.value !== undefined && <p class="refused">{table.refused.value}</p>}
        <button type="submit" class="act" disabled={busy.value || fault !== undefined}>
          {table.isOnline.value ? newTableWords.lay : newTableWords.layAndPlay}
        </button>
      </div>
    </form>
  )
}

const SITTERS: readonly Sitter[] = ['here', 'bot', 'open', 'nobody']

function Sitters({ table }: { readonly table: NewTable }) {
  const all = useSignal(false)
  return (
    <fieldset class="sitters">
      <legend>{newTableWords.whoSits}</legend>
      <p class="hint">{newTableWords.atOneScreen}</p>
      <AllBots table={table} />
      <ul>
        {table.shown(all.value).map((seat) => (
          <li key={seat} class={table.at(seat) === 'nobody' ? 'empty' : undefined}>
            <label>
              <span>
                <strong>{table.about.seatName(seat)}</strong>
                <span class="hint">{table.about.seatAbout(seat)}</span>
              </span>
              <select
                value={table.at(seat)}
                onChange={({ currentTarget: { value } }) => {
                  const chosen = SITTERS.find((sitter) => sitter === value)
                  if (chosen !== undefined) table.seat(seat, chosen)
                }}
              >
                {SITTERS.map((sitter) => (
                  <option key={sitter} value={sitter}>
                    {newTableWords.sitters[sitter]}
                  </option>
                ))}
              </select>
            </label>
            {table.at(seat) === 'bot' && (
              <BotSelect
                game={table.game}
                label={botWords.whichAt(table.about.seatName(seat))}
                bot={table.botAt(seat)}
                choose={(bot) => table.choose(bot, [seat])}
              />
            )}
          </li>
        ))}
      </ul>
      {!all.value && table.seats.value.length < table.game.seats.all.length && (
        <button
          type="button"
          class="quiet"
          onClick={() => {
            all.value = true
          }}
        >
          {newTableWords.otherSeats}
        </button>
      )}
    </fieldset>
  )
}

/** One choice for every bot at the table; each can still be chosen by itself. */
function AllBots({ table }: { readonly table: NewTable }) {
  const bots = table.seats.value.filter((seat) => table.at(seat) === 'bot')
  const [first = '', ...others] = bots.map((seat) => table.botAt(seat))
  if (others.length === 0 || table.offered.length === 0) return null
  return (
    <div class="option-row all-bots">
      <span aria-hidden="true">{botWords.all}</span>
      <BotSelect
        game={table.game}
        label={botWords.all}
        bot={others.every((bot) => bot === first) ? first : ''}
        none={botWords.differing}
        choose={(bot) => table.choose(bot, table.game.seats.all)}
      />
    </div>
  )
}
