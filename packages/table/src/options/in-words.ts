import { canonical } from '../hash.ts'
import type { Phrase } from '../phrase.ts'
import type { Branch, Options } from './tree.ts'

/** So many forks and leaves are looked at: an answer that lies deeper in a large tree is not put into words. */
const MOST_LOOKS = 60

/** The labels on the way to an answer; nothing where it is not found soon, or where the way has no labels. */
export function inWords(
  options: Options<unknown>,
  answer: unknown,
  text: (phrase: Phrase) => string,
): string | undefined {
  const labels = new Search(canonical(plain(answer)), text).from(options)
  return labels === undefined || labels.length === 0 ? undefined : labels.join(', ')
}

class Search {
  readonly #wanted: string
  readonly #text: (phrase: Phrase) => string
  #looks = 0

  constructor(wanted: string, text: (phrase: Phrase) => string) {
    this.#wanted = wanted
    this.#text = text
  }

  from(at: Options<unknown>): readonly string[] | undefined {
    this.#looks += 1
    if (this.#looks > MOST_LOOKS) return undefined
    switch (at.kind) {
      case 'leaf':
        return canonical(plain(at.answer)) === this.#wanted ? [] : undefined
      case 'choice':
        for (const branch of at.branches) {
          const found = this.#behind(this.#nameOf(branch), () => branch.leads())
          if (found !== undefined) return found
        }
        return undefined
      case 'range':
        for (let n = at.least; n <= at.most; n += 1) {
          const found = this.#behind(at.label ? `${this.#text(at.label)}: ${n}` : `${n}`, () => at.leads(n))
          if (found !== undefined) return found
        }
        return undefined
    }
  }

  /** A key that is a word speaks for itself. */
  #nameOf({ key, label }: Branch<unknown>): string | undefined {
    if (label !== undefined) return this.#text(label)
    return key !== 'done' && /^[a-z]+(-[a-z]+)*$/.test(key) ? key.replaceAll('-', ' ') : undefined
  }

  #behind(label: string | undefined, leads: () => Options<unknown>): readonly string[] | undefined {
    if (this.#looks >= MOST_LOOKS) return undefined
    const found = this.from(leads())
    return found === undefined || label === undefined ? found : [label, ...found]
  }
}

/** As it is in a record, where what is undefined is not there. */
function plain(answer: unknown): unknown {
  return answer === undefined ? null : JSON.parse(JSON.stringify(answer))
}
