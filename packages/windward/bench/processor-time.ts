/** Processor time of all threads, so that other programs are not counted but our own collecting of garbage is. */
export function msSince(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000
}

/** Something to be measured: made ready beforehand, then played; it says how many steps it took. */
export type Contender = (number: number) => () => number

/** Steps a second: whole plays until the time is up; making ready is not counted. */
function stepsPerSecond(contender: Contender, roundMs: number): number {
  let spent = 0
  let steps = 0
  for (let number = 0; spent < roundMs; number += 1) {
    const play = contender(number)
    const began = process.cpuUsage()
    steps += play()
    spent += msSince(began)
  }
  return (steps * 1000) / spent
}

export interface Timing {
  readonly rounds: number
  readonly roundMs: number
  /** How long each contender plays beforehand, until its code has been compiled as well as it will be. */
  readonly warmUpMs: number
}

/**
 * Steps a second of each contender in each round: everybody in turn, round after round, so that whatever else the
 * machine does disturbs all alike.
 */
export function inTurns(
  contenders: readonly Contender[],
  { rounds, roundMs, warmUpMs }: Timing,
  progress: (share: number) => void,
): number[][] {
  const steps = Math.ceil(warmUpMs / roundMs)
  for (let step = 0; step < steps; step += 1) {
    for (const contender of contenders) stepsPerSecond(contender, roundMs)
    progress((step + 1) / (steps + rounds))
  }
  const speeds = contenders.map((): number[] => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, contender] of contenders.entries())
      speeds[index]?.push(stepsPerSecond(contender, roundMs))
    progress((steps + round + 1) / (steps + rounds))
  }
  return speeds
}
