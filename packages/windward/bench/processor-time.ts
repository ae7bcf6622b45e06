/** Processor time of all threads, so that other programs are not counted but our own collecting of garbage is. */
function msSince(began: NodeJS.CpuUsage): number {
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

/**
 * Steps a second of each contender: everybody in turn, round after round, so that whatever else the machine does
 * disturbs all alike. The rounds to warm up are not told.
 */
export function inTurns(
  contenders: readonly Contender[],
  { rounds, warmUp, roundMs }: { readonly rounds: number; readonly warmUp: number; readonly roundMs: number },
  progress: (share: number) => void,
): number[][] {
  const speeds = contenders.map((): number[] => [])
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const [index, contender] of contenders.entries()) {
      const speed = stepsPerSecond(contender, roundMs)
      if (round >= warmUp) speeds[index]?.push(speed)
    }
    progress((round + 1) / (warmUp + rounds))
  }
  return speeds
}
