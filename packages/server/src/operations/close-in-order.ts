/** Something to be closed, with what to call it in the log. */
export type ToClose = Readonly<{ name: string; close: () => Promise<void> | void }>

export type Closing = Readonly<{
  patienceMs: number
  said: (sentence: string) => void
}>

const within = async (milliseconds: number, work: Promise<void>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds)
  })
  try {
    return await Promise.race([work.then(() => true), late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Closes one thing after the other: what lets people in first, what keeps their answers last. One that fails, or takes
 * too long, does not keep the others from being closed.
 */
export const closeInOrder = async (
  things: readonly ToClose[],
  { patienceMs, said }: Closing,
): Promise<void> => {
  const deadline = performance.now() + patienceMs
  for (const { name, close } of things) {
    try {
      const inTime = await within(Math.max(1000, deadline - performance.now()), Promise.resolve(close()))
      if (!inTime) said(`Closing ${name} took too long; it was left as it was.`)
    } catch (error) {
      said(`Closing ${name} failed: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}
