import { CannotOpen } from '../cannot-open.ts'

/** A file could not be read or written, as a sentence for the operator that names it and says what to do. */
export class FileTrouble extends Error {}

const NOT_OURS = 'Let the user that runs the table read and write it, and the directory it lies in.'
const FULL = 'The disk is full. Make room: play goes on by itself.'
const DAMAGED =
  'It is damaged, or no database at all. Stop the table, put the file aside and restore a backup (windward admin restore).'
const BROKEN = 'The disk does not do as it should. Look after it before anything else.'

/** By the primary code of SQLite. */
const BY_CODE = new Map([
  [3, NOT_OURS],
  [8, NOT_OURS],
  [10, BROKEN],
  [11, DAMAGED],
  [13, FULL],
  [14, NOT_OURS],
  [26, DAMAGED],
])

/** By the name the system has for it. */
const BY_NAME = new Map([
  ['EACCES', NOT_OURS],
  ['EPERM', NOT_OURS],
  ['EROFS', NOT_OURS],
  [
    'EISDIR',
    'It is a directory, and a database is a file. Move it away, or give the table another place (--data).',
  ],
  ['ENOTDIR', 'A part of the path is no directory. Give the table another place (--data).'],
  ['ENOSPC', FULL],
  ['EDQUOT', FULL],
  ['EIO', BROKEN],
])

const BUSY = new Set([5, 6])

const codeOf = (trouble: Error): number =>
  'errcode' in trouble && typeof trouble.errcode === 'number' ? trouble.errcode % 256 : 0

const nameOf = (trouble: Error): string =>
  'code' in trouble && typeof trouble.code === 'string' ? trouble.code : ''

const adviceFor = (trouble: unknown): string | undefined =>
  trouble instanceof Error ? (BY_CODE.get(codeOf(trouble)) ?? BY_NAME.get(nameOf(trouble))) : undefined

/** The trouble as a sentence about this file, if it is the file's; else as it is. */
export function aboutFile(file: string, trouble: unknown): unknown {
  const advice = adviceFor(trouble)
  if (advice === undefined) return trouble
  return new FileTrouble(`${file} cannot be used. ${advice}`, { cause: trouble })
}

/** The same at the start, where it is the last thing that is said. */
export function cannotOpen(file: string, trouble: unknown): unknown {
  const advice = trouble instanceof CannotOpen ? undefined : adviceFor(trouble)
  return advice === undefined
    ? trouble
    : new CannotOpen(`${file} cannot be opened. ${advice}`, { cause: trouble })
}

/** Whether the file can do nothing for us now: another program has it, or something is wrong with it. */
export function isFileAway(trouble: unknown): boolean {
  if (trouble instanceof FileTrouble) return true
  return trouble instanceof Error && (BUSY.has(codeOf(trouble)) || BY_CODE.has(codeOf(trouble)))
}
