import { Page } from './page.tsx'
import { ownName, PACES, pace, sound, theme } from './settings.ts'
import { settingsWords, words } from './words.en.ts'

export function SettingsPage() {
  return (
    <Page title={words.settings} lead={settingsWords.lead}>
      <div class="settings">
        <label>
          {settingsWords.light}
          <select
            value={theme.value}
            onChange={({ currentTarget }) => {
              theme.value = currentTarget.value
            }}
          >
            {Object.entries(settingsWords.themes).map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {settingsWords.told}
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
          {settingsWords.sound}
          <select
            value={sound.value}
            onChange={({ currentTarget }) => {
              sound.value = currentTarget.value
            }}
          >
            {Object.entries(settingsWords.switched).map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {settingsWords.ownName}
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
