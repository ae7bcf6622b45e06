import { sound } from '../../shell/settings.ts'
import { soundWords as words } from '../frame-words.en.ts'

/** One press between sound and silence. */
export function SoundSwitch() {
  const on = sound.value === 'on'
  return (
    <button
      type="button"
      class="menu-button sound-switch"
      aria-pressed={on}
      aria-label={words.sound}
      title={on ? words.mute : words.unmute}
      onClick={() => {
        sound.value = on ? 'off' : 'on'
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 9v6h4l5 4V5L8 9z" />
        <path d={on ? 'M16.5 8.5a5 5 0 0 1 0 7M19 6a9 9 0 0 1 0 12' : 'M17 9.5l5 5M22 9.5l-5 5'} />
      </svg>
    </button>
  )
}
