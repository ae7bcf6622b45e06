import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Admin } from '@windward/server/admin'
import { scratch } from '../operations/table.ts'
import { Browser } from '../people/browser.ts'
import { contested, kill, tryOn } from './contested.ts'

test('one directory has one server: the others say by whom it is in use, and a killed one stands in nobody’s way', async (t) => {
  assert.equal(await contested(scratch(t), 3, 2), 4)
})

test('an operator’s commands work beside the server, but nothing is restored under its feet', async (t) => {
  const data = scratch(t)
  const server = await tryOn(data)
  assert.ok('child' in server)
  t.after(() => kill(server.child))
  await new Browser(server.address).comeAsGuest()
  const admin = await Admin.open({ data, databaseUrl: undefined })
  assert.equal((await admin.people(undefined, 9)).length, 1)
  await admin.close()
  await assert.rejects(Admin.restore({ data, databaseUrl: undefined }, 'backup.gz'), /is in use by process/)
})
