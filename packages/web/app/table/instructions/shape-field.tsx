import type { Shape } from '@windward/kit/instruction-forms.ts'
import { partsOf } from '../../parts-of.ts'
import { labelOf } from '../../shell/new-table/option-fields.ts'
import { blank, chosenAmong, wordsOf } from './forms.ts'
import { InOrder } from './in-order.tsx'
import { fieldWords } from './words.en.ts'

interface FieldProps {
  readonly label: string
  readonly shape: Shape
  readonly value: unknown
  readonly change: (value: unknown) => void
  readonly nameOf: (word: string) => string
}

/** Asks for a value of any shape an instruction may have. */
export function ShapeField(props: FieldProps) {
  const { label, shape, value, change, nameOf } = props
  const words = wordsOf(shape)
  if (words !== undefined)
    return words.length === 1 ? null : (
      <label class="standing-field">
        {label}
        <select value={String(value)} onChange={({ currentTarget }) => change(currentTarget.value)}>
          {words.map((word) => (
            <option key={word} value={word}>
              {nameOf(word)}
            </option>
          ))}
        </select>
      </label>
    )
  const ways = shape.anyOf ?? shape.oneOf
  if (ways !== undefined) return <Ways {...props} ways={ways} />
  switch (shape.type) {
    case 'boolean':
      return (
        <label class="standing-field">
          {label}
          <input
            type="checkbox"
            checked={value === true}
            onChange={({ currentTarget }) => change(currentTarget.checked)}
          />
        </label>
      )
    case 'integer':
      return (
        <label class="standing-field">
          {label}
          <input
            type="number"
            min={shape.minimum}
            max={shape.maximum}
            value={Number(value)}
            onChange={({ currentTarget: { valueAsNumber } }) =>
              change(Number.isNaN(valueAsNumber) ? (shape.minimum ?? 0) : Math.round(valueAsNumber))
            }
          />
        </label>
      )
    case 'array':
      return <List {...props} />
    default:
      return <Parts {...props} />
  }
}

function Ways({ ways, ...props }: FieldProps & { readonly ways: readonly Shape[] }) {
  const { label, value, change, nameOf } = props
  const place = chosenAmong(ways, value)
  const way = ways[place]
  return (
    <>
      <label class="standing-field">
        {label}
        <select
          value={place}
          onChange={({ currentTarget }) => {
            const next = ways[Number(currentTarget.value)]
            if (next !== undefined) change(blank(next))
          }}
        >
          {ways.map((each, index) => (
            <option key={index} value={index}>
              {wayName(each, nameOf)}
            </option>
          ))}
        </select>
      </label>
      {way !== undefined && <ShapeField {...props} shape={way} label={fieldWords.which} />}
    </>
  )
}

function wayName(shape: Shape, nameOf: (word: string) => string): string {
  if (shape.const !== undefined) return nameOf(shape.const)
  if (shape.type === 'array') return fieldWords.onlyThese
  if (shape.type === 'null') return fieldWords.nothing
  const [named] = Object.values(shape.properties ?? {}).flatMap(({ const: word }) => word ?? [])
  return named === undefined ? fieldWords.oneOfThese : nameOf(named)
}

function List({ label, shape, value, change, nameOf }: FieldProps) {
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  const items = shape.items ?? {}
  const words = wordsOf(items)
  if (words !== undefined)
    return (
      <InOrder
        label={label}
        words={words}
        chosen={list.map(String)}
        most={shape.maxItems ?? words.length}
        change={change}
        nameOf={nameOf}
      />
    )
  return (
    <fieldset class="standing-parts">
      <legend>{label}</legend>
      {list.map((each, index) => (
        <div key={index} class="standing-item">
          <ShapeField
            label={`${index + 1}.`}
            shape={items}
            value={each}
            change={(next) => change(list.with(index, next))}
            nameOf={nameOf}
          />
          <button type="button" class="quiet" onClick={() => change(list.toSpliced(index, 1))}>
            {fieldWords.strikeItOut}
          </button>
        </div>
      ))}
      {list.length < (shape.maxItems ?? 10) && (
        <button type="button" class="plain" onClick={() => change([...list, blank(items)])}>
          {fieldWords.oneMore}
        </button>
      )}
    </fieldset>
  )
}

function Parts({ shape, value, change, nameOf }: FieldProps) {
  const parts = partsOf(value)
  return (
    <>
      {Object.entries(shape.properties ?? {}).map(([name, property]) => (
        <ShapeField
          key={name}
          label={nameOf(name) === name ? labelOf(name).toLowerCase() : nameOf(name)}
          shape={property}
          value={parts[name] ?? blank(property)}
          change={(next) => change({ ...parts, [name]: next })}
          nameOf={nameOf}
        />
      ))}
    </>
  )
}
