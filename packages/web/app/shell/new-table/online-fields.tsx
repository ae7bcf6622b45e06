import type { Signal } from '@preact/signals'
import type { OnlineWishes } from './lay-online.ts'
import { onlineWords } from './online-words.en.ts'
import { ABSENCES, CLOCKS, usualWait, WAITS } from './table-time.ts'

/** What a table at a server needs to know beside its rules. */
export function OnlineFields({ wishes }: { readonly wishes: Signal<OnlineWishes> }) {
  const set = (change: Partial<OnlineWishes>) => {
    wishes.value = { ...wishes.value, ...change }
  }
  const { access, clock, whenAbsent, waitSeconds, spectators } = wishes.value
  const settings = CLOCKS.find(({ id }) => id === clock)?.clock ?? { kind: 'none' as const }
  return (
    <fieldset class="online">
      <legend>{onlineWords.title}</legend>
      <label class="option-row">
        {onlineWords.whoComes}
        <select
          value={access}
          onChange={({ currentTarget: { value } }) =>
            set({ access: value === 'open' || value === 'private' ? value : 'invitation' })
          }
        >
          <option value="invitation">{onlineWords.access.invitation}</option>
          <option value="open">{onlineWords.access.open}</option>
          <option value="private">{onlineWords.access.private}</option>
        </select>
      </label>
      <label class="option-row">
        {onlineWords.time}
        <select value={clock} onChange={({ currentTarget }) => set({ clock: currentTarget.value })}>
          {CLOCKS.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="option-row">
        {onlineWords.timeUp}
        <select
          value={whenAbsent}
          onChange={({ currentTarget: { value } }) =>
            set({ whenAbsent: ABSENCES.find(({ id }) => id === value)?.id ?? 'rules' })
          }
        >
          {ABSENCES.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {settings.kind !== 'none' && (
        <label class="option-row">
          {onlineWords.everybodyAway}
          <select
            value={waitSeconds ?? usualWait(settings)}
            onChange={({ currentTarget }) => set({ waitSeconds: Number(currentTarget.value) })}
          >
            {WAITS.map(({ seconds, name }) => (
              <option key={seconds} value={seconds}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label class="option-row">
        {onlineWords.mayWatch}
        <input
          type="checkbox"
          checked={spectators}
          onChange={({ currentTarget }) => set({ spectators: currentTarget.checked })}
        />
      </label>
    </fieldset>
  )
}
