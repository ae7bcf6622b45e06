import assert from 'node:assert/strict'
import test from 'node:test'
import { game } from '@windward/sails-of-glory'
import { laying } from '../../../app/brochures/sails-of-glory.ts'
import { choiceLabel, optionFields } from '../../../app/shell/option-fields.ts'

test('whatever can be chosen for a table is called by a name of its own', () => {
  const fields = optionFields(game.options.toJSONSchema({ io: 'input' }))
  const choices = fields.flatMap((field) =>
    field.kind === 'choice'
      ? field.values.map((value) => choiceLabel(field.name, value, laying.switches))
      : [],
  )
  assert.ok(choices.length > 20)
  for (const label of choices) assert.match(label, /^[A-Z][a-z]/)
})
