import { isAway as isPostgresAway } from './postgres/connection-trouble.ts'
import { isFileAway } from './sqlite/file-trouble.ts'

/** Whether what is kept cannot be read or written just now, and may be later. */
export const isAway = (fault: unknown): boolean => isPostgresAway(fault) || isFileAway(fault)
