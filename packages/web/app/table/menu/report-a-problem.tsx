import { useSignal } from '@preact/signals'
import { words as pageWords } from '../../shell/words.en.ts'
import type { OpenTable } from '../model.ts'
import { problemWords as words } from './menu-words.en.ts'

/**
 * A text to send to whoever runs this server or keeps this program. Nothing is sent by itself, and nothing secret is in it: which
 * match and where in it, never the position. The whole record is offered only once the match is over.
 */
export function ReportAProblem({ table }: { readonly table: OpenTable }) {
  const copied = useSignal(false)
  const { host, position } = table
  const { turn = 0, sequence = 0, outcome, questions = [] } = position.value ?? {}
  const text = words.text({
    game: host.game.name,
    match: host.id,
    turn,
    step: sequence,
    asked: questions.map(({ kind }) => kind),
    browser: navigator.userAgent,
  })
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    copied.value = true
  }
  return (
    <details class="problem">
      <summary>{words.title}</summary>
      <p>{words.about}</p>
      <textarea aria-label={words.title} readOnly rows={6} value={text} />
      <p>
        <button type="button" class="plain" onClick={copy}>
          {copied.value ? pageWords.copied : pageWords.copy}
        </button>
      </p>
      <p class="hint">{outcome === undefined ? words.recordLater : words.recordNow}</p>
    </details>
  )
}
