import type { OpenMatch } from '../match/open-match.ts'
import { phraseFrom, wireLine } from '../match/questions-and-lines.ts'
import type { SteppedMatch } from '../match/stepped-match.ts'
import type { TalkRow } from '../storage/talk.ts'
import { eventFor, positionText } from './event-text.ts'
import type { Follower } from './follower.ts'

const AT_ONCE = 500
/** Of what was missed no more is written at once than a reader may leave waiting. */
const BITE = 32 * 1024

/**
 * Brings a reader from its cursor up to the present: the lines and messages after those it has read, and the position
 * if it differs. `arrived` is called in the same moment, so that nothing can lie between that and the steps to come.
 */
export async function catchUp(openMatch: OpenMatch, follower: Follower, arrived: () => void): Promise<void> {
  let looked = false
  for (;;) {
    await follower.roomy()
    if (!follower.isOpen) return
    await openMatch.settled()
    const { stepped } = openMatch
    if (!looked && isAhead(stepped, follower)) {
      looked = true
      await openMatch.caughtUp()
      continue
    }
    const heard = openMatch.followers.talkHeard
    if (await readLines(openMatch, stepped, follower)) continue
    if (await readTalk(openMatch, follower)) continue
    if (!openMatch.isSettled || openMatch.stepped !== stepped || openMatch.followers.talkHeard !== heard)
      continue
    if (isUpToDate(stepped, follower)) break
  }
  if (openMatch.stepped !== undefined) tellPosition(openMatch.stepped, follower)
  arrived()
}

/** Who has seen nothing is told where a match stands in which nothing has happened yet, too. */
function tellPosition(stepped: SteppedMatch, follower: Follower): void {
  const { cursor } = follower
  const viewerPosition = stepped.viewerPosition(follower.viewer)
  if (cursor.sequence > 0 && cursor.sequence === viewerPosition.counters.sequence) return
  cursor.sequence = viewerPosition.counters.sequence
  follower.has = cursor.sequence
  follower.write(eventFor(follower, 'position', positionText(stepped, viewerPosition)))
}

/** Who has read at another process what this one has not heard of yet must not be told again what went before. */
function isAhead(stepped: SteppedMatch | undefined, { viewer, cursor }: Follower): boolean {
  if (stepped === undefined) return false
  const { sequence, lines } = stepped.viewerPosition(viewer).counters
  return cursor.sequence > sequence || cursor.lines > lines
}

function isUpToDate(stepped: SteppedMatch | undefined, { viewer, cursor }: Follower): boolean {
  return stepped === undefined || cursor.lines >= stepped.viewerPosition(viewer).counters.lines
}

/** True if there were any, so that there may be more. */
async function readLines(
  openMatch: OpenMatch,
  stepped: SteppedMatch | undefined,
  follower: Follower,
): Promise<boolean> {
  const { cursor, viewer } = follower
  if (stepped === undefined ? openMatch.unplayable === undefined : isUpToDate(stepped, follower)) return false
  // No more than are on disk: those of a step that is on its way there may be seen in the database already.
  const most = Math.min(AT_ONCE, (stepped?.viewerPosition(viewer).counters.lines ?? Infinity) - cursor.lines)
  const rows = await openMatch.services.storage.course.lines(openMatch.id, viewer, cursor.lines, most)
  const lines = rows.map((row) => wireLine(openMatch.served.game, { ...row, what: phraseFrom(row.what) }))
  const { last, texts } = bite(lines)
  if (last === undefined) return false
  cursor.lines = last.n
  follower.write(eventFor(follower, 'lines', `[${texts.join(',')}]`))
  return true
}

/** The first of them, as they go out: as many as do not wait too long for a slow reader, and one at least. */
function bite<T>(all: readonly T[]): { readonly last: T | undefined; readonly texts: readonly string[] } {
  const texts: string[] = []
  let length = 0
  let last: T | undefined
  for (const each of all) {
    const text = JSON.stringify(each)
    if (last !== undefined && length + text.length > BITE) break
    length += text.length
    texts.push(text)
    last = each
  }
  return { last, texts }
}

/** True if there is more. */
export async function readTalk(openMatch: OpenMatch, follower: Follower): Promise<boolean> {
  const { cursor, viewer } = follower
  const rows = await openMatch.services.storage.talk.heard(openMatch.id, viewer, cursor.talk, AT_ONCE)
  const newest = rows.at(-1)
  if (newest === undefined) return false
  const heard = await withoutMuted(openMatch, follower.person, rows)
  const { last, texts } = bite(heard.map((row) => wireTalk(openMatch, row)))
  cursor.talk = texts.length < heard.length ? (last?.n ?? newest.n) : newest.n
  if (texts.length > 0) follower.write(eventFor(follower, 'talk', `[${texts.join(',')}]`))
  return texts.length < heard.length || rows.length === AT_ONCE
}

/** What was said by somebody whom the reader does not want to hear is counted, but not read out. */
export async function withoutMuted(
  { services, id }: OpenMatch,
  person: string | undefined,
  rows: readonly TalkRow[],
): Promise<readonly TalkRow[]> {
  if (person === undefined) return rows
  const mutes = await services.storage.people.mutes(person)
  const muted = new Set(mutes.filter(({ match }) => match === null || match === id).map((row) => row.muted))
  return rows.filter((row) => row.person === null || !muted.has(row.person))
}

export function wireTalk({ table }: OpenMatch, { n, from, to, text, at }: TalkRow) {
  const seats = table.seats.map(({ seat }) => seat)
  return {
    n,
    from,
    to: [...(to ?? seats.filter((seat) => seat !== from))],
    text,
    at: new Date(at).toISOString(),
  }
}
