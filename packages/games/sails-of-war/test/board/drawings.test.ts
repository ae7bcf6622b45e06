import assert from 'node:assert/strict'
import test from 'node:test'
import { RACE_IDS, SHIP_IDS, UNIT_IDS } from '@windward/sails-of-war/facts'
import { BUILDINGS } from '../../board/draw/buildings.ts'
import { CARD_PICTURES } from '../../board/draw/card-pictures.ts'
import { FOUND_PLACES } from '../../board/draw/found-places.ts'
import { PAINTS } from '../../board/draw/part.ts'
import { SYMBOLS } from '../../board/draw/symbols.ts'
import { sceneOf, TERRAIN_IDS, VARIANTS, variantOf } from '../../board/draw/terrain/terrain.ts'
import { COUNTERS, MYSTIC_IDS } from '../../src/data/quest-counters.ts'
import { NEUTRAL_IDS } from '../../src/data/realms.ts'

const symbols = new Map(SYMBOLS.map(({ id, drawing }) => [id, drawing]))
/** A drawing is drawn for every piece of its kind: none may be dear. */
const MOST_PARTS = { landscape: 19, figure: 15 }

const has = (id: string): void => assert.ok((symbols.get(id)?.length ?? 0) > 0, `there is no drawing ${id}`)

test('every terrain, building, unit, Hero, ship and Home Realm of every race has a drawing', () => {
  for (const terrain of TERRAIN_IDS) {
    has(`sow-far-${terrain}`)
    for (const realm of NEUTRAL_IDS)
      for (const part of ['ground', 'stand']) has(`sow-${part}-${terrain}-${variantOf(realm)}`)
  }
  for (const building of Object.keys(BUILDINGS)) has(`sow-${building}`)
  for (const race of RACE_IDS) {
    for (const unit of UNIT_IDS) has(`sow-${unit}-${race}`)
    for (const kind of SHIP_IDS) has(`sow-${kind}-${race}`)
    for (const what of ['home', 'hero', 'laden']) has(`sow-${what}-${race}`)
  }
})

test('every place that stays on the board when its counter is turned up has a drawing', () => {
  for (const place of MYSTIC_IDS) has(`sow-${place}`)
  for (const place of Object.keys(FOUND_PLACES)) assert.ok(Object.keys(COUNTERS).includes(place))
})

test('no name is given twice, and none of the paints is unknown', () => {
  assert.equal(symbols.size, SYMBOLS.length)
  const paints = new Set<string>(PAINTS)
  for (const [id, drawing] of symbols)
    for (const { paint, d } of drawing) {
      assert.ok(paints.has(paint), `${id} is painted with ${paint}`)
      assert.match(d, /^M[-.\d]/, `${id} begins somewhere`)
      assert.doesNotMatch(d, /NaN|undefined/, id)
    }
})

test('landscapes are the same every time, and differ from each other', () => {
  for (const terrain of TERRAIN_IDS) {
    assert.deepEqual(sceneOf(terrain, 1), sceneOf(terrain, 1))
    const kinds = Array.from({ length: VARIANTS }, (_, variant) => JSON.stringify(sceneOf(terrain, variant)))
    assert.equal(new Set(kinds).size, VARIANTS)
  }
})

test('no drawing takes more paths than there is room for on a board full of them', () => {
  for (const [id, { length }] of symbols) {
    const most = id.startsWith('sow-stand') ? MOST_PARTS.landscape : MOST_PARTS.figure
    assert.ok(length <= most, `${id} has ${length} parts`)
  }
})

test('what is on a card that is a piece of the board is one of every race', () => {
  for (const [card, picture] of Object.entries(CARD_PICTURES))
    if ('piece' in picture) for (const race of RACE_IDS) has(`sow-${picture.piece}-${race}`)
    else assert.ok(picture.drawing.length > 0, card)
})
