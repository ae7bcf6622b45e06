import type { Cue } from '@windward/kit/sounds.ts'
import { STROKES } from './strokes.ts'
import { synthesise } from './synthesise.ts'

/** Beside everything else one may listen to. */
const VOLUME = 0.5

/** Plays sounds, each of which is made when it is first wanted. */
export class Loudspeaker {
  #context: AudioContext | undefined
  readonly #made = new Map<Cue, AudioBuffer>()

  /** So many seconds from now. A browser lets nothing be heard before somebody has pressed something. */
  play(cue: Cue, after: number): void {
    if (!navigator.userActivation?.hasBeenActive) return
    const context = this.#opened()
    if (context === undefined) return
    const source = new AudioBufferSourceNode(context, { buffer: this.#sound(cue, context) })
    source.connect(new GainNode(context, { gain: VOLUME })).connect(context.destination)
    source.start(context.currentTime + after)
  }

  close(): void {
    void this.#context?.close()
    this.#context = undefined
  }

  #opened(): AudioContext | undefined {
    if (!('AudioContext' in globalThis)) return undefined
    this.#context ??= new AudioContext()
    if (this.#context.state === 'suspended') void this.#context.resume()
    return this.#context
  }

  #sound(cue: Cue, context: AudioContext): AudioBuffer {
    const known = this.#made.get(cue)
    if (known !== undefined) return known
    const wave = synthesise(STROKES[cue], context.sampleRate)
    const made = new AudioBuffer({ length: wave.length, sampleRate: context.sampleRate })
    made.copyToChannel(wave, 0)
    this.#made.set(cue, made)
    return made
  }
}
