import { PACES } from '@windward/table'
import { botWords } from '../../bots/bot-words.en.ts'
import type { NewTable } from './new-table.ts'

/** How long bots that think ahead may do so, and who reads why they answer as they do. */
export function ThinkingFields({ table }: { readonly table: NewTable }) {
  return (
    <fieldset class="thinking">
      <legend>{botWords.thinking}</legend>
      <label class="option-row">
        {botWords.think}
        <select
          value={table.botsThink.value}
          onChange={({ currentTarget: { value } }) => {
            table.botsThink.value = PACES.find((pace) => pace === value) ?? 'usual'
          }}
        >
          {PACES.map((pace) => (
            <option key={pace} value={pace}>
              {botWords.paces[pace]}
            </option>
          ))}
        </select>
      </label>
      {table.isAlone && (
        <label class="option-row">
          {botWords.reasonsAtOnce}
          <input
            type="checkbox"
            checked={table.reasonsOpen.value}
            onChange={({ currentTarget }) => {
              table.reasonsOpen.value = currentTarget.checked
            }}
          />
        </label>
      )}
    </fieldset>
  )
}
