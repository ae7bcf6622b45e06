import { messageOf, UsageFault } from './fault.ts'
import { textOfFile } from './record-file.ts'

/** The options of a game as they were given on the command line: as JSON, or as the name of a file that holds it. */
export function readOptions(given: string | undefined): object | undefined {
  if (given === undefined) return undefined
  const inPlace = given.trimStart().startsWith('{')
  try {
    const options: unknown = JSON.parse(inPlace ? given : textOfFile(given))
    if (typeof options === 'object' && options !== null) return options
  } catch (trouble) {
    if (trouble instanceof UsageFault) throw trouble
    throw new UsageFault(`${given} does not hold options in JSON: ${messageOf(trouble)}`, { cause: trouble })
  }
  throw new UsageFault(`${given} does not hold options in JSON: they are an object.`)
}
