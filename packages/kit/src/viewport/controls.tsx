import { words } from '../words.en.ts'
import type { Box } from './camera.ts'
import type { Lens } from './lens.ts'

interface ControlsProps {
  readonly lens: { readonly current: Lens | undefined }
  readonly home: Box
}

const PLUS = 'M12 5v14M5 12h14'
const MINUS = 'M5 12h14'
const HOME = 'M12 3v4M12 17v4M3 12h4M17 12h4M12 8.5a3.5 3.5 0 1 0 .01 0z'

/** Buttons for those who have neither wheel nor two fingers. */
export function Controls({ lens, home }: ControlsProps) {
  return (
    <div class="viewport-controls">
      <Control name={words.zoomIn} icon={PLUS} act={() => lens.current?.flyBy(1.5)} />
      <Control name={words.zoomOut} icon={MINUS} act={() => lens.current?.flyBy(1 / 1.5)} />
      <Control name={words.firstView} icon={HOME} act={() => lens.current?.home(home)} />
    </div>
  )
}

function Control({
  name,
  icon,
  act,
}: {
  readonly name: string
  readonly icon: string
  readonly act: () => void
}) {
  return (
    <button type="button" aria-label={name} title={name} onClick={act}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d={icon} />
      </svg>
    </button>
  )
}
