import { boardSize } from '@windward/swords-and-sails/board'
import { render } from 'preact'
import './map/map.css'
import { Ground, Ink, Pens } from './map/ground.tsx'
import { CallOuts, Names } from './map/names.tsx'

render(
  <svg
    class="sns-map"
    viewBox={`0 0 ${boardSize.width} ${boardSize.height}`}
    width={Number(new URLSearchParams(location.search).get('w') ?? 1600)}
  >
    <defs>
      <Pens />
    </defs>
    <Ground />
    <Ink />
    <CallOuts />
    <Names />
  </svg>,
  document.getElementById('app')!,
)
