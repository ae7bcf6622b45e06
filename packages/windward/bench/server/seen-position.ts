import { applyPatch } from '@windward/table/patch'

interface Numbered {
  readonly sequence: number
}

interface Patched {
  readonly from: number
  readonly sequence: number
  readonly changes: object
}

const WHOLE = '{"event":"position"'
const PATCH = '{"event":"patch"'

/** A position as a stream tells it, put together from what has changed. */
export class SeenPosition<P extends object> {
  #position: (P & Numbered) | undefined

  get position(): P | undefined {
    return this.#position
  }

  /** Takes a line of the stream; true if it told anything of the position. */
  hear(line: string): boolean {
    if (line.startsWith(WHOLE)) this.#position = JSON.parse(line).data
    else if (line.startsWith(PATCH)) this.#patch(JSON.parse(line).data)
    else return false
    return true
  }

  #patch({ from, sequence, changes }: Patched): void {
    if (this.#position?.sequence !== from) throw new Error('A patch came for another position.')
    this.#position = { ...Object(applyPatch(changes, this.#position)), sequence }
  }
}
