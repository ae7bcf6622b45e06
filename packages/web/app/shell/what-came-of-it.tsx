import type { useActs } from './act.ts'

/** That it is done, or why not, for those who see and those who listen. */
export function WhatCameOfIt({ done, trouble }: Pick<ReturnType<typeof useActs>, 'done' | 'trouble'>) {
  return (
    <div aria-live="polite">
      {trouble.value !== undefined && <p class="refused">{trouble.value}</p>}
      {done.value !== undefined && <p class="done">{done.value}</p>}
    </div>
  )
}
