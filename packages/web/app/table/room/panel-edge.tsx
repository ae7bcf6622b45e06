import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { panelWidth } from '../../shell/settings.ts'
import { roomWords } from './words.en.ts'

const LEAST = 360
const MOST = 560
/** By how much an arrow key moves it. */
const STEP = 20

/** The edge between the board and the side panel: it is dragged, or moved by the arrow keys, and stays where it is left. */
export function PanelEdge() {
  const edge = useRef<HTMLDivElement>(null)
  /** What the panel is as wide as: the style may have less room than was wished for. */
  const width = useSignal(LEAST)
  /** Between the pointer and the edge, while it is dragged. */
  const off = useRef<number | undefined>(undefined)
  const right = () => edge.current?.parentElement?.getBoundingClientRect().right ?? 0
  const left = () => edge.current?.parentElement?.getBoundingClientRect().left ?? 0
  const widen = (wanted: number) => {
    panelWidth.value = String(Math.round(Math.min(MOST, Math.max(LEAST, wanted))))
  }
  useLayoutEffect(() => {
    const panel = edge.current?.parentElement
    if (panel == null) return
    const observer = new ResizeObserver(() => {
      width.value = Math.round(panel.getBoundingClientRect().width)
    })
    observer.observe(panel)
    return () => observer.disconnect()
  }, [])
  const leave = () => {
    off.current = undefined
  }
  const byKey: Readonly<Record<string, () => number>> = {
    ArrowLeft: () => width.value + STEP,
    ArrowRight: () => width.value - STEP,
    Home: () => LEAST,
    End: () => MOST,
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: one that is moved is no rule
    <div
      ref={edge}
      class="panel-edge"
      role="separator"
      tabIndex={0}
      title={roomWords.edgeTitle}
      aria-label={roomWords.edge}
      aria-orientation="vertical"
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      aria-valuenow={width.value}
      aria-valuetext={roomWords.wide(width.value)}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        off.current = event.clientX - left()
      }}
      onPointerMove={({ clientX }) => {
        if (off.current !== undefined) widen(right() - clientX + off.current)
      }}
      onPointerUp={leave}
      onPointerCancel={leave}
      onDblClick={() => {
        panelWidth.value = ''
      }}
      onKeyDown={(event) => {
        const wanted = byKey[event.key]?.()
        if (wanted === undefined) return
        event.preventDefault()
        widen(wanted)
      }}
    />
  )
}
