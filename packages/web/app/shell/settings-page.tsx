import { Page } from './page.tsx'
import { ownName, PACES, pace, theme } from './settings.ts'

const THEMES = [
  { id: 'system', name: 'as the device has it' },
  { id: 'daylight', name: 'daylight' },
  { id: 'lamplight', name: 'lamplight' },
]

export function SettingsPage() {
  return (
    <Page title="Settings" lead="They are kept in this browser.">
      <div class="settings">
        <label>
          Light
          <select
            value={theme.value}
            onChange={({ currentTarget }) => {
              theme.value = currentTarget.value
            }}
          >
            {THEMES.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Results are told
          <select
            value={pace.value}
            onChange={({ currentTarget }) => {
              pace.value = currentTarget.value
            }}
          >
            {PACES.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Your name at tables here
          <input
            type="text"
            maxLength={40}
            autocomplete="nickname"
            value={ownName.value}
            onChange={({ currentTarget }) => {
              ownName.value = currentTarget.value.trim()
            }}
          />
        </label>
      </div>
    </Page>
  )
}
