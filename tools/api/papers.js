import { readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectral from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'

// Holds the papers of the API, given as a file, against the rules that Redocly and Spectral recommend; a warning counts. In
// plain JavaScript, since Spectral's rules do not fit Spectral's own types.

/** @param {string} text */
async function byRedocly(text) {
  const config = await createConfig({ extends: ['recommended'] })
  const found = await lintFromString({ source: text, absoluteRef: 'openapi.json', config })
  return found.map(({ ruleId, message, location }) => ({
    rule: `redocly ${ruleId}`,
    where: location[0]?.pointer ?? '',
    message,
  }))
}

/** @param {string} text */
async function bySpectral(text) {
  const judge = new spectral.Spectral()
  judge.setRuleset({ extends: [[rulesets.oas, 'recommended']], rules: {} })
  const found = await judge.run(JSON.parse(text))
  return found.map(({ code, path, message }) => ({
    rule: `spectral ${code}`,
    where: path.join(' → '),
    message,
  }))
}

const text = readFileSync(process.argv[2] ?? '', 'utf8')
const faults = [...(await byRedocly(text)), ...(await bySpectral(text))]
for (const { rule, where, message } of faults) process.stderr.write(`${rule}: ${message}\n    at ${where}\n`)
if (faults.length > 0) process.stderr.write(`The papers of the API have ${faults.length} faults.\n`)
process.exitCode = faults.length > 0 ? 1 : 0
