import type { Checked } from '@windward/kit/contract.ts'
import { readRecord, tableWords, textOf } from '@windward/table'
import type { Promised } from '../local/protocol.ts'
import { putAside, takeLine } from '../local/worker-calls.ts'
import { client } from './session.ts'

/** Fetches the record of a match that is over and plays it again here, not believing the server. */
export async function checkOnline(match: string, promised: Promised): Promise<Checked> {
  const read = readRecord(JSON.stringify(await client.record(match)))
  if (!read.ok) {
    const { refused, clause } = read.refusal
    return { verdict: 'untrue', text: textOf(refused, tableWords), clause }
  }
  const line = takeLine()
  try {
    return await line.check(read.value, promised)
  } finally {
    putAside(line)
  }
}
