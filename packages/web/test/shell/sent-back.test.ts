import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sentBack } from '../../app/shell/account/sent-back.ts'

test('whoever comes back from a provider with a name is told nothing', () => {
  assert.equal(sentBack(''), undefined)
  assert.equal(sentBack('?from=harbour'), undefined)
})

test('whoever was not let in is told why', () => {
  assert.match(`${sentBack('?error=access_denied')}`, /refused there/)
  assert.match(`${sentBack('?error=account_not_linked')}`, /has this e-mail already/)
})

test('a reason without words of ours is still told as a sentence', () => {
  assert.match(`${sentBack('?error=issuer_mismatch')}`, /did not work/)
})
