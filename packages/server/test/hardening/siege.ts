import assert from 'node:assert/strict'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ServeOptions } from '@windward/server'
import type { Noted } from '../api/visitor.ts'
import { Browser, field } from '../people/browser.ts'
import { Mortal } from './mortal.ts'
import { type Besieged, type Proven, prove } from './proof.ts'
import { Stalwart } from './stalwart.ts'

export interface Siege {
  readonly place: { readonly data: string } | { readonly data: string; readonly databaseUrl: string }
  readonly processes: number
  readonly matches: number
  readonly seats: number
  /** Of each match, seats that nobody plays: the clock answers for them. */
  readonly silent?: number
  /** What the clock gives a seat for its orders, where there are silent ones. */
  readonly seconds?: number
  readonly kills: number
  /** So often, evenly between the kills, what lies under the servers is restarted. */
  readonly restarts?: number
  readonly restart?: () => Promise<void>
  readonly said?: (sentence: string) => void
}

/** Seats play on while servers are killed one at a time; afterwards everything is proved against what was kept. */
export async function besiege(siege: Siege): Promise<Proven> {
  const wishes: ServeOptions = { ...siege.place }
  const mortals: Mortal[] = []
  const seated: Stalwart[] = []
  try {
    for (let each = 0; each < siege.processes; each += 1) mortals.push(await Mortal.born(wishes))
    const addresses = () => mortals.map(({ address }) => address)
    const matches = await laid(siege, addresses)
    const players = matches.flatMap((match) => match.players)
    seated.push(...players)
    const following = players.map((player) => player.follow())
    const playing = players.map((player) => player.play())
    const acknowledged = () => players.reduce((sum, player) => sum + player.acknowledged, 0)
    for (let kill = 1; kill <= siege.kills; kill += 1) {
      await underLoad(acknowledged, siege.matches)
      await mortals[Math.floor(Math.random() * mortals.length)]?.dieAndReturn()
      if (isDue(kill, siege)) await siege.restart?.()
      siege.said?.(`killed ${kill} of ${siege.kills}, ${acknowledged()} answers acknowledged`)
    }
    await underLoad(acknowledged, siege.matches)
    for (const player of players) player.rest()
    await Promise.all(playing)
    for (const player of players) await brought(player)
    for (const player of players) player.leave()
    await Promise.all(following)
    for (const mortal of mortals) await mortal.end()
    const { place } = siege
    const where =
      'databaseUrl' in place ? { url: place.databaseUrl } : { file: join(place.data, 'windward.sqlite') }
    return await prove(where, matches)
  } finally {
    for (const player of seated) player.leave()
    for (const mortal of mortals) await mortal.end()
  }
}

/** Whether one of the restarts comes after this kill. */
function isDue(kill: number, { kills, restarts = 0 }: Siege): boolean {
  const soFar = (done: number) => Math.floor((done * (restarts + 1)) / (kills + 1))
  return soFar(kill) > soFar(kill - 1)
}

const MOST_MS = 300_000

/** Some more answers, and a random moment after them: the blow falls in the middle of the play. */
export async function underLoad(acknowledged: () => number, more: number): Promise<void> {
  const enough = acknowledged() + more
  const end = Date.now() + MOST_MS
  while (acknowledged() < enough) {
    assert.ok(Date.now() < end, 'the play stands still')
    await pause(10)
  }
  await pause(Math.random() * 300)
}

/** A stream comes to the present by itself: what it does not tell now, it has skipped. */
export async function brought(player: Stalwart): Promise<void> {
  const end = Date.now() + MOST_MS
  while (!(await player.isUpToDate().catch(() => false))) {
    assert.ok(Date.now() < end, `the stream of ${player.seat} stays behind`)
    await pause(50)
  }
}

export async function laid(
  siege: Pick<Siege, 'matches' | 'seats' | 'silent' | 'seconds'>,
  addresses: () => readonly string[],
  noted?: Noted,
): Promise<readonly Besieged[]> {
  const { matches, seats, silent = 0, seconds = 2 } = siege
  const [address = ''] = addresses()
  const host = new Browser(address)
  await host.comeAsGuest()
  const scopes = ['match:read', 'match:play']
  const token = String(field((await host.post('/api/v1/tokens', { name: 'siege', scopes })).body, 'token'))
  const clock =
    silent === 0 ? { kind: 'none' } : { kind: 'live', seconds: 3600, perDecision: { orders: seconds } }
  const laid: Besieged[] = []
  // One after the other: what is besieged is the play, and on a crowded machine so many at once are told to come again.
  while (laid.length < matches) {
    const wish = { game: 'fixture', options: { turns: 1000 }, seats, clock, waitSeconds: 0 }
    const { status, body } = await host.post('/api/v1/matches', wish)
    assert.equal(status, 201, JSON.stringify(body))
    const id = String(field(body, 'id'))
    const names = [...Object(field(body, 'seats'))].map((row) => String(field(row, 'seat')))
    for (const seat of names) await host.post(`/api/v1/matches/${id}/join`, { seat })
    await host.post(`/api/v1/matches/${id}/start`)
    const path = `/matches/${id}`
    laid.push({
      id,
      silent: names.slice(0, silent),
      seconds: silent === 0 ? undefined : seconds,
      players: names.slice(silent).map((seat) => new Stalwart(addresses, token, path, seat, noted)),
    })
  }
  return laid
}
