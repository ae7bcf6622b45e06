const WIDTH = 30
const LEAST_PAUSE_MS = 80

/** A bar on standard error when somebody watches; nothing otherwise. */
export interface Progress {
  at(done: number): void
  end(): void
}

const silence: Progress = { at: () => {}, end: () => {} }

/** @param from how much of it was done before, in another run: it says nothing about how fast this one is */
export function progress(what: string, total: number, from = 0, to = process.stderr): Progress {
  if (!to.isTTY) return silence
  const began = performance.now()
  let shown = 0
  return {
    at(done) {
      const now = performance.now()
      if (now - shown < LEAST_PAUSE_MS) return
      shown = now
      const share = Math.min(done / total, 1)
      const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░')
      const left = ((now - began) / (done - from)) * (total - done)
      const estimate = done > from && done < total ? `, ${lasting(left)} left` : ''
      to.write(`\r${bar} ${Math.floor(share * 100)} % ${what}${estimate}\u001b[K`)
    },
    end() {
      to.write('\r\u001b[K')
    },
  }
}

/** So long in words, as roughly as an estimate is. */
function lasting(milliseconds: number): string {
  const minutes = milliseconds / 60_000
  if (minutes < 1) return 'under a minute'
  return minutes < 90 ? `about ${Math.round(minutes)} min` : `about ${Math.round(minutes / 60)} h`
}
