/** What all ships are painted with: canvas with the wind in it, canvas aback, and the wake that fades. */
export function ShipPaints() {
  return (
    <>
      <linearGradient id="sog-canvas" x1="0" y1="1" x2="0" y2="0">
        <stop class="sog-canvas-1" offset="0" />
        <stop class="sog-canvas-2" offset=".38" />
        <stop class="sog-canvas-3" offset=".72" />
        <stop class="sog-canvas-4" offset="1" />
      </linearGradient>
      <linearGradient id="sog-canvas-back" x1="0" y1="1" x2="0" y2="0">
        <stop class="sog-canvas-1" offset="0" />
        <stop class="sog-canvas-3" offset=".5" />
        <stop class="sog-canvas-4" offset="1" />
      </linearGradient>
      <linearGradient id="sog-wake" x1="0" y1="0" x2="0" y2="1">
        <stop class="sog-wake-stop" offset="0" stop-opacity=".75" />
        <stop class="sog-wake-stop" offset=".55" stop-opacity=".3" />
        <stop class="sog-wake-stop" offset="1" stop-opacity="0" />
      </linearGradient>
    </>
  )
}
