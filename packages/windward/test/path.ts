import { fileURLToPath } from 'node:url'

/** A file named from the folder of these tests. */
export function path(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url))
}
