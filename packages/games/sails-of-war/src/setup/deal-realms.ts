import { NEUTRAL_IDS, type NeutralId } from '../data/realms.ts'
import { DEAL } from '../data/setup.ts'
import { playerOf } from '../players.ts'
import type { SowFlow, SowTable } from '../state.ts'
import { chooseRealms } from './decide-realms.ts'
import { say } from './words.en.ts'

/** SOW 2.2: five Realms to each, of which three within the value are kept; the rest is the pile. */
export function* dealRealms(t: SowTable): SowFlow {
  const { state } = t
  if (state.options.mode === 'base') {
    dealEvenly(t, t.dice.shuffle(NEUTRAL_IDS))
    return
  }
  yield* t.step('deal', () => deal(t))
  const kept = yield* t.askAll(state.seats, chooseRealms, () => null)
  for (const [race, realms] of kept) {
    const player = playerOf(state, race)
    state.realmPile.push(...player.dealt.filter((realm) => !realms.includes(realm)))
    player.dealt = [...realms]
    t.tell('all', 'SOW 2.2.3', say('setup.kept', { race, count: realms.length }))
  }
  // SOW 2.2.5
  state.realmPile = t.dice.shuffle(state.realmPile)
}

/** SOW 2.2.2: what is not dealt is the pile, to which comes what is not kept. */
function deal(t: SowTable): void {
  const tiles = t.dice.shuffle(NEUTRAL_IDS)
  for (const race of t.state.seats) {
    const { dealt } = playerOf(t.state, race)
    dealt.push(...tiles.splice(0, DEAL.dealt))
    t.tell([race], 'SOW 2.2.2', say('setup.dealt', { realms: [...dealt] }))
  }
  t.state.realmPile = tiles
}

/** SOW 16.2: those left over are put away. */
function dealEvenly(t: SowTable, tiles: readonly NeutralId[]): void {
  const { state } = t
  const each = Math.floor(tiles.length / state.seats.length)
  for (const [place, race] of state.seats.entries()) {
    const { dealt } = playerOf(state, race)
    dealt.push(...tiles.slice(place * each, (place + 1) * each))
    t.tell([race], 'SOW 16.2', say('setup.dealt', { realms: [...dealt] }))
  }
}
