import './new-table.css'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { go } from '../route.ts'
import { layOnline, type OnlineWishes } from './lay-online.ts'
import { type NewTable, openForm, type Sitter } from './new-table.ts'
import { OnlineFields } from './online-fields.tsx'
import { OptionInput } from './option-input.tsx'
import { OwnFileField } from './own-file-field.tsx'
import { Page } from './page.tsx'

/** Who sits where, by which rules: the form comes from the game's own options. */
export function NewTablePage({ game }: { readonly game: string }) {
  const table = useSignal<NewTable | undefined>(undefined)
  useEffect(() => {
    void openForm(game).then((form) => {
      table.value = form
    })
  }, [game, table])
  return (
    <Page title="Lay a table" lead={table.value?.game.name}>
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
        <legend>What kind of match</legend>
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
      {table.isOnline.value && <OnlineFields wishes={wishes} />}
      <details class="switches">
        <summary>All switches of the rules</summary>
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
        {fault !== undefined && <p class="refused">It cannot be played so: {fault}.</p>}
        {table.refused.value !== undefined && <p class="refused">{table.refused.value}</p>}
        <button type="submit" class="act" disabled={busy.value || fault !== undefined}>
          {table.isOnline.value ? 'Lay the table' : 'Lay the table and play'}
        </button>
      </div>
    </form>
  )
}

const SITTERS: readonly { readonly id: Sitter; readonly name: string }[] = [
  { id: 'here', name: 'somebody at this screen' },
  { id: 'bot', name: 'a bot' },
  { id: 'open', name: 'somebody elsewhere, online' },
  { id: 'nobody', name: 'nobody: not in play' },
]

function Sitters({ table }: { readonly table: NewTable }) {
  const all = useSignal(false)
  return (
    <fieldset class="sitters">
      <legend>Who sits where</legend>
      <p class="hint">
        Several people at one screen pass it round; a curtain hides what the others may not see.
      </p>
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
                  const chosen = SITTERS.find(({ id }) => id === value)
                  if (chosen !== undefined) table.seat(seat, chosen.id)
                }}
              >
                {SITTERS.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
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
          Show the other seats
        </button>
      )}
    </fieldset>
  )
}
