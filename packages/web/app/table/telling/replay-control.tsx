import { useSignal } from '@preact/signals'
import type { Replay } from '@windward/kit/contract.ts'
import { SPECTATOR } from '@windward/table'
import { useEffect } from 'preact/hooks'
import { frameWords } from '../frame-words.en.ts'
import type { OpenTable } from '../model.ts'
import { AsPromised } from './as-promised.tsx'
import { replayWords, tellingWords } from './telling-words.en.ts'

const BEAT_MS = 1400

interface ReplayControlProps {
  readonly table: OpenTable
  readonly replay: Replay
}

/** Goes through a match moment by moment, through the eyes of whom one may. */
export function ReplayControl({ table, replay }: ReplayControlProps) {
  const playing = useSignal(false)
  const { place, turning, go } = replay
  const last = replay.last.value
  useEffect(() => {
    if (!playing.value || place.value >= last || table.telling.value !== undefined) return
    const timer = setTimeout(() => go(place.peek() + 1), BEAT_MS)
    return () => clearTimeout(timer)
  }, [playing.value, place.value, table.telling.value])
  const newest = table.telling.value?.line ?? table.host.lines.value.at(-1)
  return (
    <section class="decision replay" aria-labelledby="decision-title" aria-busy={turning.value}>
      <h2 id="decision-title" tabIndex={-1}>
        {replay.table === undefined ? replayWords.playedBack : replayWords.soFar}
      </h2>
      <p>{newest === undefined ? replayWords.nothing : table.text(newest.what)}</p>
      <input
        type="range"
        aria-label={replayWords.moment}
        min={0}
        max={last}
        value={place.value}
        onInput={({ currentTarget }) => go(currentTarget.valueAsNumber)}
      />
      <div class="moment">
        <p class="hint">
          {replayWords.place(place.value, last)}
          {turning.value && <span class="turning">{replayWords.turning}</span>}
        </p>
        {replay.table !== undefined && <a href={replay.table}>{frameWords.backToTable}</a>}
      </div>
      <div class="seal-row">
        <button type="button" class="plain" aria-label={replayWords.back} onClick={() => go(place.value - 1)}>
          ‹
        </button>
        <button
          type="button"
          class="act"
          onClick={() => {
            if (place.value >= last) go(0)
            playing.value = !playing.value
          }}
        >
          {playing.value && place.value < last ? tellingWords.hold : replayWords.play}
        </button>
        <button type="button" class="plain" aria-label={replayWords.on} onClick={() => go(place.value + 1)}>
          ›
        </button>
      </div>
      {replay.eyes.length > 0 && <Eyes table={table} eyes={replay.eyes} />}
      <AsPromised table={table} />
    </section>
  )
}

function Eyes({ table, eyes }: { readonly table: OpenTable; readonly eyes: readonly string[] }) {
  const position = table.position.value
  if (position === undefined) return null
  return (
    <label class="eyes">
      {replayWords.eyes}
      <select value={position.seat} onChange={({ currentTarget }) => table.lookThrough(currentTarget.value)}>
        <option value={SPECTATOR}>{replayWords.spectator}</option>
        {eyes.map((seat) => (
          <option key={seat} value={seat}>
            {table.board.seat(position.view, seat).name}
          </option>
        ))}
      </select>
    </label>
  )
}
