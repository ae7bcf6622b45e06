import {
  type Box,
  between,
  type Camera,
  fitted,
  held,
  holding,
  type Nearness,
  type Reach,
  type Size,
  type Spot,
  shifted,
  showing,
  zoomedAbout,
} from './camera.ts'

const FLIGHT = 380
const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
const eased = (part: number): number => 1 - (1 - part) ** 3

/** How near one is: a board may show less from afar. */
export type Distance = 'farthest' | 'farther' | 'far' | 'middling' | 'middle' | 'near'

/** What is seen of a sheet, and from how far. */
export interface Sight {
  readonly box: Box
  readonly distance: Distance
}

export interface LensOptions {
  readonly sheet: Size
  /** Screen pixels a unit of the sheet takes when nearest. */
  readonly nearest: number
  /** How near the first view may be. */
  readonly first: Nearness
  readonly distance: (scale: number) => Distance
  /** The sheet has come to rest in another place. */
  readonly rest?: () => void
}

const REST = 120
/** However much is covered, so much of the window is taken for what is left. */
const LEAST_LEFT = 0.3

/** Moves a sheet under its window. It writes one transform a frame and nothing else, so that panning stays light. */
export class Lens {
  readonly #options: LensOptions
  readonly #sheet: HTMLElement
  #window: Size = { width: 1, height: 1 }
  #camera: Camera = { x: 0, y: 0, scale: 1 }
  #frame = 0
  #flight = 0
  #distance: Distance | undefined
  #wanted: Box | undefined
  #covered = 0
  #rest: ReturnType<typeof setTimeout> | undefined
  /** Where a flight leads, or the last one led. */
  #goal: Camera = this.#camera
  /** How near the sheet was before it was drawn back for the sake of something, and what that is. */
  #near: number | undefined
  #kept: ((distance: Distance) => Box) | undefined

  constructor(sheet: HTMLElement, options: LensOptions) {
    this.#sheet = sheet
    this.#options = options
  }

  /** What is seen of the sheet, or will be as soon as it is at rest. */
  get sight(): Sight {
    const { x, y, scale } = this.#goal
    const [width, height] = [this.#window.width / scale, this.#window.height / scale]
    return { box: { x: -x / scale, y: -y / scale, width, height }, distance: this.#options.distance(scale) }
  }

  /** The window has a new size: a first view fits it again, and of any other what was in its middle stays there. */
  resize(size: Size): void {
    const before = this.#window
    this.#window = size
    if (this.#wanted !== undefined) {
      cancelAnimationFrame(this.#flight)
      this.#near = undefined
      this.#put(fitted(this.#wanted, this.#reach, this.#options.first))
    } else
      this.#put(
        shifted(
          this.#camera,
          (size.width - before.width) / 2,
          (size.height - before.height) / 2,
          this.#reach,
        ),
      )
    if (this.#kept !== undefined) this.hold(this.#kept)
  }

  /** Lays the sheet under its window for the first time, at once, so that nothing is seen to jump. */
  begin(box: Box, window: Size): void {
    this.#wanted = box
    this.resize(window)
    cancelAnimationFrame(this.#frame)
    this.#write()
  }

  /** Back to a view like the first. */
  home(box: Box): void {
    this.#let()
    this.#fly(fitted(box, this.#reach, this.#options.first))
    this.#wanted = box
  }

  pan(dx: number, dy: number): void {
    this.#take()
    this.#put(shifted(this.#camera, dx, dy, this.#reach))
  }

  zoom(factor: number, about: Spot = { x: this.#window.width / 2, y: this.#window.height / 2 }): void {
    this.#take()
    this.#put(zoomedAbout(this.#camera, factor, about, this.#reach))
  }

  busy(busy: boolean): void {
    this.#sheet.style.willChange = busy ? 'transform' : ''
  }

  flyBy(factor: number): void {
    const about = { x: this.#window.width / 2, y: this.#window.height / 2 }
    this.#let()
    this.#fly(zoomedAbout(this.#camera, factor, about, this.#reach))
  }

  /** Brings a spot of the sheet into the window, if it is not there: so much of the window away from its edges. */
  show(spot: Spot, margin?: number): void {
    const there = showing(this.#goal, spot, this.#reach, margin)
    if (there !== this.#goal) this.#fly(there)
  }

  /**
   * Brings a whole box of the sheet into the window, and draws the sheet back where it would not fit: no farther than
   * needed, and not for longer. How large the box is may depend on from how far it is seen.
   */
  hold(boxFrom: (distance: Distance) => Box): void {
    const near = this.#near ?? this.#goal.scale
    const { distance } = this.#options
    let there = this.#nearer(near)
    for (let seen: Distance | undefined; seen !== distance(there.scale); ) {
      seen = distance(there.scale)
      there = holding(there, boxFrom(seen), this.#reach)
    }
    if (there !== this.#goal) this.#fly(there)
    this.#near = near
    this.#kept = boxFrom
  }

  /** So much of the window lies under something at its lower edge; the sheet may be drawn up from under it. */
  cover(height: number): void {
    this.#covered = height
    const near = height === 0 ? this.#near : undefined
    if (height === 0) this.#let()
    const there = held(near === undefined ? this.#goal : this.#nearer(near), this.#reach)
    if (there.y !== this.#goal.y || there.scale !== this.#goal.scale) this.#fly(there)
  }

  close(): void {
    cancelAnimationFrame(this.#frame)
    cancelAnimationFrame(this.#flight)
    clearTimeout(this.#rest)
  }

  /** As near as that, about the middle of the window. */
  #nearer(scale: number): Camera {
    const { width, height } = this.#window
    const by = scale / this.#goal.scale
    const about = { x: width / 2, y: (height - this.#lift) / 2 }
    return by === 1 ? this.#goal : zoomedAbout(this.#goal, by, about, this.#reach)
  }

  get #reach(): Reach {
    const { sheet, nearest, first } = this.#options
    const aside = Math.max(0, ...(first.clear ?? []).map(({ right }) => right))
    return { sheet, window: this.#window, nearest, lift: this.#lift, aside }
  }

  get #lift(): number {
    const { clear = [] } = this.#options.first
    const kept = clear.length === 0 ? 0 : Math.min(...clear.map(({ bottom }) => bottom))
    return Math.min(Math.max(this.#covered, kept), this.#window.height * (1 - LEAST_LEFT))
  }

  /** Somebody has the sheet in hand. */
  #take(): void {
    this.#let()
    this.#settle()
  }

  /** Nothing needs to be held in the window any more. */
  #let(): void {
    this.#near = undefined
    this.#kept = undefined
  }

  #settle(): void {
    this.#wanted = undefined
    cancelAnimationFrame(this.#flight)
  }

  #fly(to: Camera): void {
    this.#settle()
    this.#goal = to
    if (isStill()) {
      this.#put(to)
      return
    }
    const from = this.#camera
    this.busy(true)
    const began = performance.now()
    const step = (now: number) => {
      const part = Math.min(1, (now - began) / FLIGHT)
      this.#put(between(from, to, eased(part)), to)
      if (part < 1) this.#flight = requestAnimationFrame(step)
      else this.busy(false)
    }
    this.#flight = requestAnimationFrame(step)
  }

  #put(camera: Camera, goal?: Camera): void {
    this.#camera = held(camera, this.#reach)
    this.#goal = goal ?? this.#camera
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#write())
  }

  #write(): void {
    this.#frame = 0
    clearTimeout(this.#rest)
    if (this.#options.rest !== undefined) this.#rest = setTimeout(this.#options.rest, REST)
    const { x, y, scale } = this.#camera
    this.#sheet.style.transform = `translate3d(${x.toFixed(2)}px, ${y.toFixed(2)}px, 0) scale(${scale.toFixed(4)})`
    const distance = this.#options.distance(scale)
    if (distance === this.#distance) return
    this.#distance = distance
    this.#sheet.dataset['distance'] = distance
  }
}
