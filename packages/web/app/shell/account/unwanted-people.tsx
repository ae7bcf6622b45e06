import { useSignal } from '@preact/signals'
import type { Unwanted } from '@windward/client'
import { useEffect } from 'preact/hooks'
import { client } from '../../host/online/session.ts'
import type { Act } from '../act.ts'
import { Shortened } from '../shortened.tsx'
import { conductWords, unwantedWords } from './conduct-words.en.ts'

/** Whom one blocks and mutes, and the way back from it. */
export function UnwantedPeople({ act }: { readonly act: Act }) {
  const blocks = useSignal<readonly Unwanted[]>([])
  const mutes = useSignal<readonly Unwanted[]>([])
  const load = async () => {
    blocks.value = (await client.blocks()).blocks
    mutes.value = (await client.mutes()).mutes
  }
  useEffect(() => {
    load().catch(() => undefined)
  }, [])
  if (blocks.value.length + mutes.value.length === 0) return null
  const undo = async (undoing: () => Promise<void>, said: string) => {
    await act(undoing, said)
    await load()
  }
  return (
    <section aria-labelledby="unwanted-title">
      <h2 id="unwanted-title">{unwantedWords.title}</h2>
      <ul class="gathering">
        {blocks.value.map(({ person, name = unwantedWords.gone }) => (
          <li key={`blocked ${person}`}>
            <span>
              <strong>{name}</strong>
              {unwantedWords.isBlocked}
            </span>
            <button
              type="button"
              class="plain"
              onClick={() => undo(() => client.unblock(person), conductWords.blockedNoLonger(name))}
            >
              <Shortened {...unwantedWords.blockNoLonger(name)} />
            </button>
          </li>
        ))}
        {mutes.value.map(({ person, name = unwantedWords.gone, match }) => (
          <li key={`muted ${person} ${match}`}>
            <span>
              <strong>{name}</strong>
              {match === null ? unwantedWords.isMuted : unwantedWords.isMutedAtOneTable}
            </span>
            <button
              type="button"
              class="plain"
              onClick={() =>
                undo(() => client.unmute(person, match ?? undefined), conductWords.heardAgain(name))
              }
            >
              <Shortened {...unwantedWords.hearAgain(name)} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
