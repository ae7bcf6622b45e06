import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readSettings, settingsGiven, WrongSetting } from '../../src/operations/settings.ts'

const complaintOf = (texts: Parameters<typeof readSettings>[0]): string => {
  try {
    readSettings(texts)
  } catch (error) {
    assert.ok(error instanceof WrongSetting)
    return error.message
  }
  return ''
}

describe('settings', () => {
  test('need not be given at all', () => {
    const { host, port, databaseUrl, rateLimit, logLevel } = readSettings({})
    assert.deepEqual(
      [host, port, databaseUrl, rateLimit, logLevel],
      ['127.0.0.1', undefined, undefined, 1200, 'info'],
    )
  })

  test('that are empty are not given', () => {
    assert.equal(readSettings({ databaseUrl: '', port: '' }).databaseUrl, undefined)
  })

  test('are each a flag and a variable of their own, and say what they are for', () => {
    assert.equal(new Set(settingsGiven.map(({ flag }) => flag)).size, settingsGiven.length)
    assert.equal(new Set(settingsGiven.map(({ env }) => env)).size, settingsGiven.length)
    for (const { flag, env, about } of settingsGiven) {
      assert.match(flag, /^--[a-z]+(?:-[a-z]+)*$/)
      assert.match(env, /^[A-Z]+(?:_[A-Z]+)*$/)
      assert.ok(about.length > 10)
    }
  })

  test('are read as what they are', () => {
    const read = readSettings({
      port: '0',
      address: 'https://table.example/',
      trustProxy: '10.0.0.1, 10.0.0.2,',
      guests: 'no',
    })
    assert.equal(read.port, 0)
    assert.equal(read.address, 'https://table.example')
    assert.deepEqual(read.trustProxy, ['10.0.0.1', '10.0.0.2'])
    assert.equal(read.guests, false)
  })

  test('that cannot be are refused by flag and variable', () => {
    for (const [texts, sentence] of [
      [{ port: '70000' }, 'The setting --port (PORT) “70000” must be a whole number from 0 to 65535.'],
      [{ port: '-1' }, 'The setting --port (PORT) “-1” must be a whole number from 0 to 65535.'],
      [
        { address: 'here' },
        'The setting --address (WINDWARD_ADDRESS) “here” must be an address like https://table.example.',
      ],
      [
        { address: 'https://a.example/b' },
        'The setting --address (WINDWARD_ADDRESS) “https://a.example/b” must have no path.',
      ],
      [{ guests: 'maybe' }, 'The setting --guests (WINDWARD_GUESTS) “maybe” must be yes or no.'],
      [
        { openidClient: 'x' },
        'An OpenID provider needs all of --openid-discovery, --openid-client and --openid-secret.',
      ],
    ] as const) {
      assert.equal(complaintOf(texts), sentence)
    }
  })

  test('that are secret are not repeated when they are refused', () => {
    for (const name of ['databaseUrl', 'smtpUrl', 'secret', 'metricsToken'] as const) {
      const complaint = complaintOf({ [name]: 'hush:hush' })
      assert.match(complaint, /^The setting --/)
      assert.doesNotMatch(complaint, /hush/)
    }
  })
})
