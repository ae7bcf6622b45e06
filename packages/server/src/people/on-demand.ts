/** Something that takes memory or time to have: made when it is first asked for, and tried again if that failed. */
export const onDemand = <T>(
  make: () => Promise<T>,
): (() => Promise<T>) & { made: () => Promise<T> | undefined } => {
  let made: Promise<T> | undefined
  const ask = (): Promise<T> => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
  return Object.assign(ask, { made: () => made })
}
