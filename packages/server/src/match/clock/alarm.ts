import type { DueChange } from '../../storage/matches.ts'

/** When a match was last told to be woken, as far as this process knows. */
export class Alarm {
  #at: number | undefined

  /**
   * What is to be changed so that the match is woken in time, if anything. A time that is set already is left alone
   * while it is not too late: waking early does no harm, and most steps then set none.
   */
  set(wake: number | undefined, now: number): readonly DueChange[] | undefined {
    const set = this.#at
    if (wake === undefined ? set === undefined : set !== undefined && set <= wake && set > now)
      return undefined
    this.#at = wake
    return [{ kind: 'wake', at: wake ?? null }]
  }

  /** It has gone off, or another process may have set it: the next time is to be set whatever was known. */
  forget(): void {
    this.#at = undefined
  }
}
