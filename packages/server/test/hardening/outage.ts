import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import type { Postgres, Stop } from '../postgres.ts'
import { Comer } from './comer.ts'
import { Mortal } from './mortal.ts'
import { type Proven, prove } from './proof.ts'
import { brought, laid, underLoad } from './siege.ts'
import type { Stalwart } from './stalwart.ts'
import { Witness } from './witness.ts'

export interface Outages {
  readonly postgres: Postgres
  readonly data: string
  readonly processes: number
  readonly matches: number
  readonly seats: number
  readonly comers: number
  readonly stops: number
  /** For how long at most PostgreSQL stays away each time. */
  readonly awayMs: number
  readonly said?: (sentence: string) => void
}

export interface Survived extends Proven {
  readonly byStatus: Readonly<Record<string, number>>
  readonly longestAway: { readonly request: string; readonly milliseconds: number }
}

/**
 * PostgreSQL is stopped again and again, as by an operator and as in a crash, while people sign in and play. No server
 * ends, whoever asks is answered or told to come again, and everything acknowledged is there afterwards.
 */
export async function outages(wishes: Outages): Promise<Survived> {
  const { postgres, data, said } = wishes
  const url = await postgres.database()
  const witness = new Witness()
  const mortals: Mortal[] = []
  const comers: Comer[] = []
  const seated: Stalwart[] = []
  try {
    for (let each = 0; each < wishes.processes; each += 1)
      mortals.push(await Mortal.born({ data, databaseUrl: url }))
    const addresses = () => mortals.map(({ address }) => address)
    const matches = await laid(wishes, addresses, witness.noted)
    const players = matches.flatMap((match) => match.players)
    seated.push(...players)
    for (let each = 0; each < wishes.comers; each += 1) comers.push(new Comer(addresses, witness))
    const following = players.map((player) => player.follow())
    const playing = players.map((player) => player.play())
    const coming = comers.map((comer) => comer.comeAndGo())
    const acknowledged = () => players.reduce((sum, player) => sum + player.acknowledged, 0)
    for (let stop = 1; stop <= wishes.stops; stop += 1) {
      await underLoad(acknowledged, wishes.matches)
      const how: Stop = stop % 2 === 0 ? 'fast' : 'immediate'
      await postgres.without(() => pause(Math.random() * wishes.awayMs), how)
      assert.ok(
        mortals.every(({ isAlive }) => isAlive),
        `a server has ended when PostgreSQL was stopped for the ${stop}th time (${how})\n${mortals.map(({ lastWords }) => lastWords).join('\n')}`,
      )
      said?.(`stopped ${stop} of ${wishes.stops}, ${acknowledged()} answers acknowledged`)
    }
    await underLoad(acknowledged, wishes.matches)
    for (const comer of comers) comer.leave()
    for (const player of players) player.rest()
    await Promise.all([...playing, ...coming])
    for (const player of players) await brought(player)
    for (const player of players) player.leave()
    await Promise.all(following)
    assert.deepEqual(witness.faults, [])
    for (const mortal of mortals) await mortal.end()
    const { byStatus, longestAway } = witness
    return { ...(await prove({ url }, matches)), byStatus, longestAway }
  } finally {
    for (const each of [...comers, ...seated]) each.leave()
    for (const mortal of mortals) await mortal.end()
  }
}
