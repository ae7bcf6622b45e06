import { effect } from '@preact/signals'
import type { Cue } from '@windward/kit/sounds.ts'
import { findGame } from '../../games.ts'
import { sound, vibration } from '../../shell/settings.ts'
import type { OpenTable } from '../model.ts'
import { cuesByKey, cuesOf } from './cues.ts'
import { Loudspeaker } from './loudspeaker.ts'
import { vibrate } from './vibration.ts'

/** Two sounds of one moment do not begin at once. */
const APART_SECONDS = 0.18
/** Who has waited for so long may have looked elsewhere: the bell calls. */
const WAITED_MS = 2_500

const NO_SOUNDS: ReadonlyMap<string, Cue> = new Map()

/** Lets a table be heard: what is told, and a bell when it is one's turn again. All of it is seen as well. */
export function sounding(table: OpenTable): () => void {
  const speaker = new Loudspeaker()
  let known = NO_SOUNDS
  void findGame(table.host.game.id)
    ?.sounds?.()
    .then((sounds) => {
      known = cuesByKey(sounds)
    })
  const play = (cues: readonly Cue[]) => {
    for (const [place, cue] of cues.entries()) {
      if (sound.peek() === 'on') speaker.play(cue, place * APART_SECONDS)
      if (vibration.peek() === 'on') vibrate(cue)
    }
  }
  const stops = [
    effect(() => {
      const told = table.telling.value
      if (told !== undefined)
        play(
          cuesOf(
            told.lines.map(({ what }) => what.key),
            known,
          ),
        )
    }),
    called(table, () => play(['bell'])),
    effect(() => {
      if (sound.value === 'off') speaker.close()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
    speaker.close()
  }
}

/** Calls when a question comes up after it was others' turn for a while, or while nobody looks at the page. */
function called(table: OpenTable, call: () => void): () => void {
  let waitsSince: number | undefined
  return effect(() => {
    const { value: question } = table.question
    const isAsked = question !== undefined && question.sealed === undefined
    if (!isAsked) waitsSince ??= performance.now()
    else if (waitsSince !== undefined) {
      const isCalled = document.hidden || performance.now() - waitsSince > WAITED_MS
      waitsSince = undefined
      if (isCalled && table.host.replay === undefined) call()
    }
  })
}
