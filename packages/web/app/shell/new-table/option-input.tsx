import { useId } from 'preact/hooks'
import { partsOf } from '../../parts-of.ts'
import { optionWords } from './new-table-words.en.ts'
import { choiceLabel, type OptionField, switchLabel } from './option-fields.ts'

interface OptionInputProps {
  readonly field: OptionField
  readonly value: unknown
  readonly change: (value: unknown) => void
  /** Names of seats, where the values are seats. */
  readonly nameOf: (value: string) => string
  /** What its game calls switches and values. */
  readonly words: Readonly<Record<string, string>> | undefined
}

/** One switch of a table with its help. */
export function OptionInput({ field, value, change, nameOf, words }: OptionInputProps) {
  const id = useId()
  const help = `${id}-help`
  const label = switchLabel(field.name, words)
  if (field.kind === 'several' || field.kind === 'pairs') {
    return (
      <fieldset class="option" aria-describedby={help}>
        <legend>{label}</legend>
        <p id={help} class="hint">
          {field.help}
        </p>
        {field.kind === 'several' ? (
          <Several field={field} value={value} change={change} nameOf={nameOf} />
        ) : (
          <Pairs field={field} value={value} change={change} nameOf={nameOf} />
        )}
      </fieldset>
    )
  }
  return (
    <div class="option">
      <label class="option-row" for={id}>
        {label}
        <Single id={id} help={help} field={field} value={value} change={change} words={words} />
      </label>
      <p id={help} class="hint">
        {field.help}
      </p>
    </div>
  )
}

interface SingleProps extends Omit<OptionInputProps, 'nameOf'> {
  readonly id: string
  readonly help: string
}

function Single({ id, help, field, value, change, words }: SingleProps) {
  switch (field.kind) {
    case 'switch':
      return (
        <input
          id={id}
          type="checkbox"
          aria-describedby={help}
          checked={value === true}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
        />
      )
    case 'number':
      return (
        <input
          id={id}
          type="number"
          aria-describedby={help}
          min={field.least}
          max={field.most}
          placeholder={optionWords.none}
          value={typeof value === 'number' ? value : ''}
          onChange={({ currentTarget: { valueAsNumber } }) =>
            change(Number.isNaN(valueAsNumber) ? null : Math.round(valueAsNumber))
          }
        />
      )
    case 'choice': {
      const place = field.values.findIndex((each) => JSON.stringify(each) === JSON.stringify(value))
      return (
        <select
          id={id}
          aria-describedby={help}
          value={place}
          onChange={({ currentTarget }) => change(field.values[Number(currentTarget.value)])}
        >
          {place < 0 && <option value={place}>{optionWords.own}</option>}
          {field.values.map((each, index) => (
            <option key={index} value={index}>
              {choiceLabel(field.name, each, words)}
            </option>
          ))}
        </select>
      )
    }
    default:
      return null
  }
}

type ListProps<K extends OptionField['kind']> = Omit<OptionInputProps, 'field' | 'words'> & {
  readonly field: OptionField & { kind: K }
}

function Several({ field, value, change, nameOf }: ListProps<'several'>) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  return (
    <div class="ticks">
      {field.values.map((each) => (
        <label key={each}>
          <input
            type="checkbox"
            checked={chosen.includes(each)}
            onChange={({ currentTarget: { checked } }) =>
              change(checked ? [...chosen, each] : chosen.filter((other) => other !== each))
            }
          />
          {nameOf(each)}
        </label>
      ))}
    </div>
  )
}

function Pairs({ field, value, change, nameOf }: ListProps<'pairs'>) {
  const chosen = partsOf(value)
  return (
    <div class="pairs">
      {field.keys.map((key) => (
        <label key={key}>
          {nameOf(key)}
          <select
            value={String(chosen[key] ?? '')}
            onChange={({ currentTarget }) => {
              const { [key]: _, ...others } = chosen
              change(currentTarget.value === '' ? others : { ...others, [key]: currentTarget.value })
            }}
          >
            <option value="">{optionWords.notInPlay}</option>
            {field.values
              .filter((each) => each !== key)
              .map((each) => (
                <option key={each} value={each}>
                  {optionWords.with(nameOf(each))}
                </option>
              ))}
          </select>
        </label>
      ))}
    </div>
  )
}
