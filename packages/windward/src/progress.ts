const WIDTH = 30
const LEAST_PAUSE_MS = 80

/** A bar on standard error when somebody watches; nothing otherwise. */
export interface Progress {
  at(done: number): void
  end(): void
}

const silence: Progress = { at: () => {}, end: () => {} }

export function progress(what: string, total: number, to = process.stderr): Progress {
  if (!to.isTTY) return silence
  let shown = 0
  return {
    at(done) {
      const now = performance.now()
      if (now - shown < LEAST_PAUSE_MS) return
      shown = now
      const share = Math.min(done / total, 1)
      const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░')
      to.write(`\r${bar} ${Math.floor(share * 100)} % ${what}\u001b[K`)
    },
    end() {
      to.write('\r\u001b[K')
    },
  }
}
