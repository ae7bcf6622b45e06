import type { TableModel } from '@windward/kit/contract.ts'
import { reaches, type SailsOfGlory, sourceOf, type View } from '@windward/sails-of-glory/facts'
import { WindRose } from '../chart/wind-rose.tsx'
import { fanOf } from '../courses/fan-courses.ts'
import { compassPoint, degrees } from '../measure.ts'
import type { Lying } from './corner.ts'
import { words } from './words.en.ts'

const HALF_TURN = 180

interface WindGaugeProps {
  readonly table: TableModel<SailsOfGlory>
  /** As much as has been told. */
  readonly view: View
  /** Where it covers least. */
  readonly lying: Lying
}

/** The wind in words and as a rose, into which it blows from where it comes. */
export function WindGauge({ table, view, lying }: WindGaugeProps) {
  const { wind } = view
  const source = sourceOf(wind.from)
  const blowsTo = (degrees(source) + HALF_TURN) % 360
  const { heading, planned } = needles(table, view)
  return (
    <div class={`sog-wind sog-wind-${lying.corner} sog-gauge-${lying.form}`} data-over data-key="wind">
      {lying.form !== 'words' && <WindRose from={degrees(source)} heading={heading} planned={planned} />}
      <div class="sog-wind-words">
        <b>
          <span class="sog-wind-full">{words.wind.from(compassPoint(source))}</span>
          <span class="sog-wind-short" aria-hidden="true">
            {words.wind.fromInShort(compassPoint(source))}
          </span>
        </b>
        <span class="sog-wind-how">
          <span class="sog-wind-full">
            {words.wind.strength(wind.strength, compassPoint(blowsTo * 1000))}
          </span>
          <span class="sog-wind-short" aria-hidden="true">
            {words.wind.strengthInShort(wind.strength)}
          </span>
        </span>
      </div>
    </div>
  )
}

/** SOG 3.3.3: a captain of the Basic rules knows the attitude of his ships, others only where paths are shown. */
function needles(table: TableModel<SailsOfGlory>, view: View) {
  const fan = fanOf(table, view)
  const { level, trainingAids } = view.options
  if (fan === undefined || (reaches(level, 'standard') && !trainingAids)) return {}
  const end = fan.courses.find(({ chosen }) => chosen)?.path?.at(-1)
  return { heading: degrees(fan.ship.pose.heading), planned: end && degrees(end.heading) }
}
