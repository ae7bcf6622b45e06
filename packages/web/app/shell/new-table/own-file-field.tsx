import { useSignal } from '@preact/signals'
import type { OwnFile } from '@windward/kit/about.ts'
import { saveFile } from '../records/save-file.ts'
import type { NewTable } from './new-table.ts'
import { ownFileWords } from './new-table-words.en.ts'

interface OwnFileFieldProps {
  readonly table: NewTable
  readonly file: OwnFile
}

/** Takes in a file of one's own; what is wrong with it is said sentence by sentence, and nothing changes. */
export function OwnFileField({ table, file }: OwnFileFieldProps) {
  const faults = useSignal<readonly string[]>([])
  const name = useSignal('')
  const take = async (chosen: File | undefined) => {
    if (chosen === undefined) return
    const read = await file.read(await chosen.text())
    if ('id' in read) {
      table.take(read)
      name.value = read.name
      faults.value = []
    } else faults.value = read
  }
  const save = async () => {
    const text = await file.write(table.options.value)
    saveFile(new File([text], 'scenario.json', { type: 'application/json' }))
  }
  return (
    <fieldset class="own-file">
      <legend>{ownFileWords.or(file.name)}</legend>
      <p class="hint">{file.about}</p>
      <div class="own-file-row">
        <label>
          <span class="unseen">{ownFileWords.open(file.name)}</span>
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ currentTarget }) => {
              void take(currentTarget.files?.[0])
              currentTarget.value = ''
            }}
          />
        </label>
        <button type="button" class="quiet" onClick={() => void save()}>
          {ownFileWords.save}
        </button>
      </div>
      <div aria-live="polite">
        {table.preset.value === 'own' && <p>{ownFileWords.taken(name.value)}</p>}
        {faults.value.length > 0 && (
          <div class="refused">
            <p>{ownFileWords.faults}</p>
            <ul class="own-file-faults">
              {faults.value.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </fieldset>
  )
}
