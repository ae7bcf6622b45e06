import { serve } from '@windward/server'

/** Writes the papers of the API to standard output, as a table gives them to whoever asks. */
const { address, close } = await serve({ data: ':memory:', port: 0, logLevel: 'silent' })
const papers = await (await fetch(new URL('/api/v1/openapi.json', address))).json()
process.stdout.write(`${JSON.stringify(papers, null, 2)}\n`)
await close()
