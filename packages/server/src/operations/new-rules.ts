import { setTimeout as pause } from 'node:timers/promises'
import type { Json } from '@windward/table'
import type { Games, RuleVersions } from '../match/served-game.ts'
import { goesOn, isRunning } from '../match/upgrade/check-match.ts'
import { CheckCount, checkMatches, totalsInWords } from '../match/upgrade/check-matches.ts'
import type { Storage } from '../storage/storage.ts'

/** Under these names it is noted by which rules the matches were last served. */
const SCOPE = 'server'
const RULES = 'rules'

const LOOK_MS = 500
const WORD_EVERY_MS = 5000

export type NewRules = Readonly<{
  storage: Pick<Storage, 'keyValues' | 'allMatches' | 'alone'>
  games: Games
  now: () => number
  log: (level: 'info' | 'warn', sentence: string, match?: string) => void
}>

/** Whether the matches were last served by other rules than those at hand, or nobody has noted by which. */
export const areRulesNew = async ({ storage, games }: NewRules): Promise<boolean> =>
  changesIn(await storage.keyValues.get(SCOPE, RULES), await games.versions()).length > 0

/**
 * Looks through every match by the rules at hand, and notes that it was done. Of several processes that start together one
 * does so, and the others wait for its note.
 */
export const meetNewRules = async (asked: NewRules): Promise<void> => {
  while (await areRulesNew(asked)) {
    const isDone = await asked.storage.alone(async () => {
      // Another may have been through with it just before.
      if (await areRulesNew(asked)) await lookThrough(asked)
    })
    if (!isDone) await pause(LOOK_MS)
  }
}

const lookThrough = async ({ storage, games, now, log }: NewRules): Promise<void> => {
  const { keyValues, allMatches } = storage
  const versions = await games.versions()
  const count = await allMatches.count()
  if (count > 0) {
    const changes = changesIn(await keyValues.get(SCOPE, RULES), versions)
    log('info', `${changes.join(' ')} All ${count} matches are looked through before anybody is let in.`)
    const tallied = new CheckCount()
    let said = performance.now()
    for await (const check of checkMatches(allMatches, games, now)) {
      tallied.add(check)
      if (isRunning(check) && !goesOn(check)) log('warn', check.sentence, check.match)
      if (performance.now() - said < WORD_EVERY_MS) continue
      said = performance.now()
      log('info', `${tallied.totals.matches} of ${count} matches are looked through.`)
    }
    log(tallied.totals.stranded === 0 ? 'info' : 'warn', totalsInWords(tallied.totals))
  }
  await keyValues.put(SCOPE, RULES, { ...versions })
}

/** What has changed since it was noted, each as a sentence. */
function changesIn(noted: Json | undefined, versions: RuleVersions): readonly string[] {
  if (noted === undefined) return ['Nobody has noted by which rules the matches were last served.']
  const before = new Map(Object.entries(Object(noted)))
  const names = new Set([...before.keys(), ...Object.keys(versions)])
  return [...names].flatMap((game) => {
    const [then, now] = [before.get(game), versions[game]]
    if (then === now) return []
    if (now === undefined) return `${game} is no longer played here.`
    return then === undefined
      ? `${game} is played here now, by version ${now} of its rules.`
      : `${game} is played by version ${now} of its rules now, and was by version ${String(then)}.`
  })
}
