import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findGames, partOf } from '@windward/find-games'
import type { About } from '@windward/kit/about.ts'
import type { AnyGame } from '@windward/table'
import {
  choiceLabel,
  labelOf,
  optionFields,
  switchLabel,
  valueLabel,
} from '../../app/shell/new-table/option-fields.ts'

for (const found of findGames()) {
  const { game }: { readonly game: AnyGame } = await import(found.module)
  const file = partOf(found, 'about.en.ts')
  const about: About | undefined = file && (await import(file)).about
  const fields = optionFields(JSON.parse(JSON.stringify(game.options.toJSONSchema({ io: 'input' }))))
  const usual = Object.fromEntries(fields.map(({ name, usual }) => [name, usual]))

  describe(`the switches of ${game.name}`, () => {
    test('each can be asked for, with help', () => {
      for (const { name, help } of fields) assert.ok(help.length > 0, name)
    })

    test('what a form begins with is what the game takes by itself', () => {
      assert.deepEqual(game.options.parse(usual), game.options.parse({}))
    })

    test('each has a name, and every choice a word', () => {
      for (const field of fields) {
        assert.match(switchLabel(field.name, about?.switches), /^[A-Z]/)
        if (field.kind === 'choice')
          for (const value of field.values)
            assert.match(choiceLabel(field.name, value, about?.switches), /^[A-Za-z0-9]/)
      }
    })

    test('every name given to a switch belongs to one', () => {
      const names = new Set(fields.map(({ name }) => name))
      for (const name of Object.keys(about?.switches ?? {}))
        assert.ok(names.has(name.split('.')[0] ?? ''), name)
    })

    test('every preset can be played', () => {
      for (const { id, options, seats } of about?.presets ?? []) {
        const read = game.options.safeParse({ ...usual, ...options })
        assert.ok(read.success, id)
        const chosen = game.seats.choose(seats, read.data)
        assert.equal(game.seats.fault?.(chosen, read.data), undefined, id)
      }
    })
  })
}

test('a switch is asked for as what it is', () => {
  const asked = optionFields({
    properties: {
      paid: { type: 'boolean', default: false, description: 'Whether.' },
      length: { enum: ['short', 'long'], default: 'short', description: 'How long.' },
      most: { type: 'integer', minimum: 1, maximum: 9, default: 3, description: 'How many.' },
      map: { description: 'Only a file can hold it.', type: 'object', properties: {} },
    },
  })
  assert.deepEqual(
    asked.map(({ name, kind }) => [name, kind]),
    [
      ['paid', 'switch'],
      ['length', 'choice'],
      ['most', 'number'],
    ],
  )
})

test('names of switches and values are words', () => {
  assert.equal(labelOf('territoryBidding'), 'Territory bidding')
  assert.equal(valueLabel(null), 'as the rules say')
  assert.equal(valueLabel('bySize'), 'by size')
  assert.equal(valueLabel('in-shallow-waters'), 'in shallow waters')
  assert.equal(valueLabel('NW'), 'NW')
  assert.equal(choiceLabel('length', 'short', { 'length.short': 'short: 40 points' }), 'short: 40 points')
})
