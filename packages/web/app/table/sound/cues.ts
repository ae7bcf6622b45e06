import { CUES, type Cue, type Sounds } from '@windward/kit/sounds.ts'

/** Of a moment in which much happens no more than so many sounds are played. */
const MOST_AT_ONCE = 2

/** Which sound each line of the log has. */
export function cuesByKey(sounds: Sounds): ReadonlyMap<string, Cue> {
  return new Map(CUES.flatMap((cue) => (sounds[cue] ?? []).map((key) => [key, cue] as const)))
}

/** What is heard of the lines of one moment: each sound once. */
export function cuesOf(keys: readonly string[], known: ReadonlyMap<string, Cue>): readonly Cue[] {
  return [...new Set(keys.flatMap((key) => known.get(key) ?? []))].slice(0, MOST_AT_ONCE)
}
