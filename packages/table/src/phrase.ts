import type { Json } from './json.ts'

/** Something to be said to a person: which sentence, and what to fill in. The text is made where it is shown. */
export interface Phrase {
  readonly key: string
  readonly fields: Fields
}

export type Fields = Readonly<Record<string, Json>>

/** A sentence with gaps. (Written as a method so that each may name just the fields it needs.) */
type Sentence = { from(fields: Fields): string }['from']

/** The sentences of a game in one language. A second language is a second object of the same type. */
export type Catalogue = Readonly<Record<string, Sentence>>

type FieldsOf<S extends Sentence> = Parameters<S> extends [infer F] ? [fields: F & Fields] : []

/**
 * Makes the function with which a game's rules speak: keys and fields are held to its catalogue.
 * @__NO_SIDE_EFFECTS__
 */
export function speaker<C extends Catalogue>() {
  return <K extends keyof C & string>(key: K, ...[fields]: FieldsOf<C[K]>): Phrase => ({
    key,
    fields: fields ?? {},
  })
}

/** The text of a phrase, from the first catalogue that knows it. */
export function textOf(phrase: Phrase, ...catalogues: readonly Catalogue[]): string {
  for (const catalogue of catalogues) {
    const sentence = Object.hasOwn(catalogue, phrase.key) ? catalogue[phrase.key] : undefined
    if (sentence !== undefined) return sentence(phrase.fields)
  }
  throw new Error(`No catalogue has the phrase '${phrase.key}'.`)
}

/**
 * The text of a line that may have been told by other rules than today's: whatever has become of its words, it can be
 * shown. `plainly` makes a sentence of what is left.
 */
export function keptText(
  phrase: Phrase,
  plainly: (what: string) => string,
  ...catalogues: readonly Catalogue[]
): string {
  try {
    return textOf(phrase, ...catalogues)
  } catch {
    const fields = Object.entries(phrase.fields).map(([name, value]) => `${name} ${plain(value)}`)
    return plainly([phrase.key.replaceAll(/[.-]/g, ' '), ...fields].join(', '))
  }
}

function plain(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
