import { Shortened } from '../../shell/shortened.tsx'
import { fieldWords } from './words.en.ts'

interface InOrderProps {
  readonly label: string
  readonly words: readonly string[]
  readonly chosen: readonly string[]
  readonly most: number
  readonly change: (chosen: readonly string[]) => void
  readonly nameOf: (word: string) => string
}

/** Some of many words, in an order: each is put at the end and can be struck out. */
export function InOrder({ label, words, chosen, most, change, nameOf }: InOrderProps) {
  const left = words.filter((word) => !chosen.includes(word))
  return (
    <fieldset class="standing-parts">
      <legend>{label}</legend>
      {chosen.length > 0 && (
        <ol class="taken">
          {chosen.map((word, index) => (
            <li key={word}>
              <span>
                {index + 1}. {nameOf(word)}
              </span>
              <button type="button" class="quiet" onClick={() => change(chosen.toSpliced(index, 1))}>
                <Shortened {...fieldWords.strikeOut(nameOf(word))} />
              </button>
            </li>
          ))}
        </ol>
      )}
      {left.length > 0 && chosen.length < most && (
        <select
          aria-label={fieldWords.add(label)}
          value=""
          onChange={({ currentTarget }) => change([...chosen, currentTarget.value])}
        >
          <option value="">{chosen.length === 0 ? fieldWords.choose : fieldWords.andThen}</option>
          {left.map((word) => (
            <option key={word} value={word}>
              {nameOf(word)}
            </option>
          ))}
        </select>
      )}
    </fieldset>
  )
}
