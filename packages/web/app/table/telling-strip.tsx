import type { Table } from './model.ts'

/** What has just happened, told over the board at reading pace. It can be held, stepped through and skipped. */
export function TellingStrip({ table }: { readonly table: Table }) {
  const told = table.telling.value
  if (told === undefined) return null
  const { teller } = table
  return (
    <section class="telling" aria-label="What happened">
      <p aria-live="polite">{table.text(told.line.what)}</p>
      <div class="telling-row">
        <span class="hint">
          {told.place} / {told.of}
        </span>
        <button type="button" class="plain" aria-label="The line before" onClick={() => teller.step(-1)}>
          ‹
        </button>
        <button
          type="button"
          class="plain"
          aria-pressed={teller.paused.value}
          onClick={() => {
            teller.paused.value = !teller.paused.value
          }}
        >
          {teller.paused.value ? 'Go on' : 'Hold'}
        </button>
        <button type="button" class="plain" aria-label="The next line" onClick={() => teller.step(1)}>
          ›
        </button>
        <button type="button" class="plain" onClick={() => teller.skip()}>
          Skip
        </button>
      </div>
    </section>
  )
}
