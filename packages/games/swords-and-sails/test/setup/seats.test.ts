import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FACTION_IDS, type FactionId, MAJOR_IDS, type MajorId } from '../../src/data/factions/factions.ts'
import { NEIGHBOURS, RECOMMENDED_SETS } from '../../src/data/setups.ts'
import { optionsShape } from '../../src/options.ts'
import { chooseSeats } from '../../src/setup/choose-seats.ts'
import { seatingRefusal, seatsFault } from '../../src/setup/seats-fault.ts'

/** The clause by which a table is refused, or nothing. */
const refused = (seats: readonly FactionId[], options: object = {}): string | undefined =>
  seatingRefusal(seats, optionsShape.parse(options))?.clause

const sets = (size: number): MajorId[][] =>
  Array.from({ length: 2 ** MAJOR_IDS.length }, (_, bits) =>
    MAJOR_IDS.filter((_, place) => (bits >> place) & 1),
  ).filter((set) => set.length === size)

test('SNS 1.1.1 two to seven majors, and minors besides', () => {
  assert.equal(refused(['BYZ']), 'SNS 1.1.1')
  assert.equal(refused(['ENG', 'IRE']), 'SNS 1.1.1')
  assert.equal(refused(['BYZ', 'FAT']), undefined)
  assert.equal(refused(FACTION_IDS), undefined)
})

test('SNS E1, SNS 1.5.1, SNS 1.5.2, SNS 1.5.3 the third beside Byzantium and the Fatimids', () => {
  assert.equal(refused(['BYZ', 'FAT', 'KIE']), undefined)
  assert.equal(refused(['BYZ', 'FAT', 'HRE']), undefined)
  for (const third of ['NSE', 'FRA', 'ENG'] as const)
    assert.equal(refused(['BYZ', 'FAT', third]), 'SNS 1.5.1')
})

test('SNS E2, SNS 1.5.1, SNS 1.5.2, SNS 1.5.3, SNS 1.5.5 how many sets are legal', () => {
  const legal = (size: number) => sets(size).filter((set) => refused(set) === undefined)
  assert.deepEqual(
    [3, 4, 5, 6, 7].map((size) => legal(size).length),
    [8, 5, 8, 6, 1],
  )
  const three = legal(3).map((set) => set.join(' '))
  const recommended = RECOMMENDED_SETS.filter(
    ({ board, factions }) => board === 'whole' && factions.length === 3,
  )
  const further = three.filter((set) => !recommended.some(({ factions }) => factions.join(' ') === set))
  assert.deepEqual(further, ['HRE NSE ENG', 'HRE FRA ENG'])
  assert.equal(refused(['FAT', 'HRE', 'KIE', 'NSE', 'FRA', 'ENG']), 'SNS 1.5.3')
})

test('SNS 1.5.1, SNS 1.5.3 two majors must be neighbours, the Fatimids with or without Byzantium', () => {
  const pairs = sets(2).filter((pair) => refused(pair) === undefined)
  assert.equal(pairs.length, NEIGHBOURS.length)
  assert.equal(refused(['FAT', 'HRE']), undefined)
  assert.equal(refused(['FAT', 'ENG']), 'SNS 1.5.1')
})

test('SNS 1.5.5 every recommended set can be played and is offered', () => {
  for (const { board, factions } of RECOMMENDED_SETS)
    assert.equal(refused(factions, { map: board }), undefined)
  for (const size of [2, 3, 4, 5, 6, 7]) {
    const chosen = chooseSeats(size, optionsShape.parse({}))
    assert.equal(chosen.length, size)
    assert.equal(refused(chosen), undefined)
  }
})

test('SNS 1.5.5, SNS 1.7.4 a table of any size can be filled', () => {
  for (let count = 8; count <= 15; count += 1) {
    const chosen = chooseSeats(count, optionsShape.parse({}))
    assert.equal(chosen.length, count)
    assert.equal(refused(chosen), undefined)
  }
})

test('SNS 1.5.5, SNS 1.7.4 minors the table asks for have their allies beside them', () => {
  const options = optionsShape.parse({ minorFactions: { POL: 'HRE', IRE: 'ENG' } })
  const chosen = chooseSeats(5, options)
  assert.deepEqual(chosen.slice(-2), ['POL', 'IRE'])
  assert.equal(seatsFault(chosen, options), undefined)
})

test('SNS 1.5.5 a table that cannot be filled is refused with the reason', () => {
  const options = optionsShape.parse({ map: 'west' })
  const chosen = chooseSeats(9, options)
  assert.equal(chosen.length, 9)
  assert.match(seatsFault(chosen, options) ?? '', /not on the west board \(SNS 1\.6\.1\)$/)
})

test('SNS 1.5.8 a minor is chosen after its ally', () => {
  const options = { minorFactions: { HUN: 'HRE' } }
  assert.equal(refused(['KIE', 'HRE', 'HUN'], options), undefined)
  assert.equal(refused(['HUN', 'HRE', 'KIE'], options), 'SNS 1.5.8')
  assert.equal(refused(['HUN', 'HRE', 'KIE']), 'SNS 1.5.8')
})

test('SNS 1.6.1 half maps have their own majors', () => {
  assert.equal(refused(['HRE', 'NSE', 'FRA', 'ENG'], { map: 'west' }), undefined)
  assert.equal(refused(['HRE', 'NSE', 'KIE'], { map: 'west' }), 'SNS 1.6.1')
  assert.equal(refused(['BYZ', 'FAT', 'HRE'], { map: 'east' }), 'SNS 1.6.1')
})

test('SNS 1.6.4 a minor is played on a half map only if its whole home lies there', () => {
  const east = ['BYZ', 'FAT', 'KIE'] as const
  const west = ['HRE', 'NSE', 'FRA', 'ENG'] as const
  for (const minor of ['POL', 'HUN', 'BUL', 'KHA', 'ARM'] as const) {
    assert.equal(refused([...east, minor], { map: 'east' }), undefined)
    assert.equal(refused([...west, minor], { map: 'west' }), 'SNS 1.6.4')
  }
  for (const minor of ['LEO', 'IRE'] as const)
    assert.equal(refused([...west, minor], { map: 'west' }), undefined)
  const pair = { map: 'west', advancedMinorAllies: true, minorFactions: { QUR: 'LEO' } }
  assert.equal(refused([...west, 'LEO', 'QUR'], pair), undefined)
  assert.equal(refused([...east, 'QUR'], { map: 'east' }), 'SNS 1.6.4')
})

test('SNS E81, SNS 1.7.4, SNS 1.7.5, SNS 1.7.6 who may begin beside whom', () => {
  const seats = [...MAJOR_IDS, 'HUN'] as const
  assert.equal(refused(seats, { minorFactions: { HUN: 'HRE' } }), undefined)
  assert.equal(refused(seats, { minorFactions: { HUN: 'FRA' } }), 'SNS 1.7.4')
  assert.equal(refused([...seats, 'POL'], { minorFactions: { HUN: 'HRE', POL: 'HRE' } }), 'SNS 1.7.6')
  const iberia = { minorFactions: { LEO: 'QUR' } }
  assert.equal(refused([...MAJOR_IDS, 'QUR', 'LEO'], iberia), 'SNS 1.7.5')
  assert.equal(refused([...MAJOR_IDS, 'QUR', 'LEO'], { ...iberia, advancedMinorAllies: true }), undefined)
})

test('SNS 1.7.5 the pairs of minors, named from either side', () => {
  for (const [one, other] of [
    ['QUR', 'LEO'],
    ['BUL', 'HUN'],
    ['ARM', 'KHA'],
  ] as const) {
    for (const minorFactions of [{ [one]: other }, { [other]: one }, { [one]: other, [other]: one }]) {
      assert.equal(
        refused([...MAJOR_IDS, one, other], { minorFactions, advancedMinorAllies: true }),
        undefined,
      )
    }
  }
  const wrong = { minorFactions: { POL: 'HUN' }, advancedMinorAllies: true }
  assert.equal(refused([...MAJOR_IDS, 'POL', 'HUN'], wrong), 'SNS 1.7.5')
})

test('SNS 1.7.6 a minor of a pair is in no second team', () => {
  const torn = { minorFactions: { QUR: 'LEO', LEO: 'FRA' }, advancedMinorAllies: true }
  assert.equal(refused([...MAJOR_IDS, 'QUR', 'LEO'], torn), 'SNS 1.7.6')
})

test('SNS 1.7.4 a minor needs an ally in play', () => {
  assert.equal(refused(['NSE', 'FRA', 'ENG', 'POL']), 'SNS 1.7.4')
  assert.equal(refused(['BYZ', 'KIE', 'BUL'], { minorFactions: { BUL: 'HRE' } }), 'SNS 1.7.4')
})

test('SNS 1.7.8 minors are no neighbours for the neighbour rule', () => {
  assert.equal(refused(['BYZ', 'FAT', 'ENG', 'BUL', 'IRE']), 'SNS 1.5.1')
})

test('SNS 1.2.1 options that do not go together are refused', () => {
  const seats = ['BYZ', 'FAT', 'HRE'] as const
  assert.equal(refused(seats, { prosperityCalamity: true }), 'SNS 1.2.1')
  assert.equal(refused(seats, { prosperityCalamity: true, mercenaries: true }), undefined)
  assert.equal(refused(seats, { mercenaries: true, espionageOnly: true }), 'SNS 1.2.1')
  assert.equal(refused(seats, { novices: ['ENG'] }), 'SNS 1.2.1')
  assert.equal(refused(seats, { stewards: ['ENG'] }), 'SNS 1.2.1')
  assert.equal(refused(seats, { minorFactions: { IRE: 'ENG' } }), 'SNS 1.2.1')
})

test('SNS 13.1.2 no learning turn with Bulgaria, León or Ireland, nor after bidding', () => {
  for (const minor of ['BUL', 'LEO', 'IRE'] as const)
    assert.equal(refused([...MAJOR_IDS, minor], { learningTurn: true }), 'SNS 13.1.2')
  for (const minor of ['POL', 'HUN', 'QUR', 'KHA', 'ARM'] as const)
    assert.equal(refused([...MAJOR_IDS, minor], { learningTurn: true }), undefined)
  assert.equal(refused(MAJOR_IDS, { learningTurn: true, territoryBidding: true }), 'SNS 13.1.2')
})

test('SNS 13.1.8 with a learning turn all battles are quick', () => {
  assert.equal(refused(MAJOR_IDS, { learningTurn: true, lineCombat: 'bySize' }), 'SNS 13.1.8')
})

test('SNS 1.2.1 a table is refused in words', () => {
  const options = optionsShape.parse({})
  assert.equal(
    seatsFault(['BYZ', 'FAT', 'ENG'], options),
    'England needs 2 neighbours among the other majors (SNS 1.5.1)',
  )
})
