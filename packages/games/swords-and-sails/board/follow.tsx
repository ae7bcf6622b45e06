import { type ReadonlySignal, useSignalEffect } from '@preact/signals'
import type { TableModel } from '@windward/kit/contract.ts'
import { narrow } from '@windward/kit/narrow.ts'
import type { Box } from '@windward/kit/viewport/camera.ts'
import type { Lens } from '@windward/kit/viewport/lens.ts'
import {
  type FactionId,
  isLandId,
  isSeaId,
  landsOf,
  placesOf,
  type SwordsAndSails,
  type View,
} from '@windward/swords-and-sails/facts'
import { useRef } from 'preact/hooks'
import { isInTheWest, placesIn, subjectOf } from './asked-places.ts'
import { battleAsked } from './battle/battle-asked.ts'
import { beside } from './battle/beside.ts'
import { standings } from './map/standing.ts'

interface FollowProps {
  readonly table: TableModel<SwordsAndSails>
  /** The board as far as it has been told. */
  readonly view: View
  readonly lens: { readonly current: Lens | undefined }
  /** How much of the map’s lower edge lies under a battle. */
  readonly covered: ReadonlySignal<number>
}

/** So much of the map is seen around a place: its name, and on one side the buttons that lie over the map. */
const BESIDE = 80
const ABOVE = 44
/** Asked what to do at home one wants to see it, wherever something was told last. */
const ABOUT_HOME = new Set(['take-cards', 'income-cards', 'disband', 'orders', 'units', 'cities'])
/** So many pixels a battle takes of the board. */
const BATTLE = 840
/** So many times as much may be seen as before, to see all places at once. */
const MOST_DRAWN_BACK = 1.8

/** Moves the map to what is pointed at, told of or asked about, clear of the words in which it is told. */
export function Follow({ table, view, lens, covered }: FollowProps) {
  const seen = useRef(view)
  seen.current = view
  const asked = useRef<string | undefined>(undefined)
  const held = useRef<readonly string[]>([])
  const hold = (places: readonly string[]) => {
    const [first] = places
    held.current = places
    const all = boxOf(seen.current, places)
    if (all === undefined || first === undefined || lens.current === undefined) return
    const box = isFarAround(all, lens.current) ? (boxOf(seen.current, [first]) ?? all) : all
    const battle = battleAsked(seen.current, table.question.peek()) ?? seen.current.battles[0]
    const isBeside = battle !== undefined && table.telling.peek() === undefined && beside.peek()
    const clear = isBeside ? besideBattle(box, lens.current, isInTheWest(battle.where)) : box
    lens.current.hold(() => clear)
  }
  const goHome = (seat: FactionId) => {
    const lands = landsOf(seen.current, seat)
    const box = boxOf(seen.current, lands)
    if (box === undefined || lens.current === undefined) return
    const { sight } = lens.current
    const away = lands.filter((land) => !isWithin(placesOf(land).label.at, sight.box))
    if (away.length > lands.length / 2) lens.current.home(box)
  }
  useSignalEffect(() => {
    const told = table.telling.value
    const under = table.covered.value
    const marked = table.highlight.value
    if (told === undefined) return hold(marked)
    /* What is told is not there yet: it will be seen how much it covers. */
    if (under === 0) return
    lens.current?.cover(under)
    const goals = told.lines.map(({ what }) => placesIn(what.fields['order']))
    /* Many words leave little of a phone’s board: what is told first is seen on it. */
    hold(narrow.value ? [...marked.slice(0, 1), ...(goals[0] ?? [])] : [...marked, ...goals.flat()])
  })
  useSignalEffect(() => {
    const under = covered.value
    if (table.telling.value !== undefined) return
    lens.current?.cover(under)
    if (under > 0) hold(held.current)
  })
  const before = useRef(table.question.peek()?.id)
  useSignalEffect(() => {
    const id = table.question.value?.id
    if (id === before.current) return
    /* What was looked at for the question before would lie over what this one is about. */
    if (before.current !== undefined || narrow.peek()) table.selection.value = undefined
    before.current = id
  })
  useSignalEffect(() => {
    const question = table.question.value
    if (question?.id === asked.current || table.telling.value !== undefined) return
    asked.current = question?.id
    const named = subjectOf(question?.brief)
    const subject = named.length > 0 ? named : placesIn(battleAsked(seen.current, question)?.where)
    table.highlight.value = subject
    hold(subject.length > 0 ? subject : placesIn(question?.brief))
    if (question !== undefined && ABOUT_HOME.has(question.kind)) goHome(question.seat)
  })
  return null
}

/** The land a battle is fought for is seen beside it. */
function besideBattle(box: Box, { sight }: Lens, west: boolean): Box {
  const window = document.querySelector('.board')?.clientWidth ?? 0
  const aside = BATTLE / Math.min(window / sight.box.width, (window - BATTLE) / box.width)
  return { ...box, x: west ? box.x : box.x - aside, width: box.width + aside }
}

/** Nobody could read anything any more if all of it were to be seen. */
function isFarAround({ width, height }: Box, { sight: { box } }: Lens): boolean {
  return Math.max(width / box.width, height / box.height) > MOST_DRAWN_BACK
}

const isWithin = ([x, y]: Point, box: Box): boolean =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height

function boxOf(view: View, places: readonly string[]): Box | undefined {
  const spots = places.flatMap((place) => spotsOf(view, place))
  if (spots.length === 0) return undefined
  const xs = spots.map(([x]) => x)
  const ys = spots.map(([, y]) => y)
  const [left, top] = [Math.min(...xs) - BESIDE, Math.min(...ys) - ABOVE]
  return { x: left, y: top, width: Math.max(...xs) + BESIDE - left, height: Math.max(...ys) + ABOVE - top }
}

type Point = readonly [number, number]

/** Where the name, the pieces and the cities of an area stand; or where a piece does. */
function spotsOf(view: View, place: string): readonly Point[] {
  if (isLandId(place) || isSeaId(place)) {
    const { label, pieces, cities } = placesOf(place)
    return [label.at, ...pieces, ...cities]
  }
  return standings(view).flatMap(({ key, x, y }): Point[] => (key === place ? [[x, y]] : []))
}
