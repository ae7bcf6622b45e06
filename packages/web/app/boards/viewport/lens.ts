import {
  type Box,
  between,
  type Camera,
  fitted,
  held,
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
export type Distance = 'farthest' | 'far' | 'middle' | 'near'

export interface LensOptions {
  readonly sheet: Size
  /** Screen pixels a unit of the sheet takes when nearest. */
  readonly nearest: number
  /** How near the first view may be. */
  readonly first: Nearness
  readonly distance: (scale: number) => Distance
}

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

  constructor(sheet: HTMLElement, options: LensOptions) {
    this.#sheet = sheet
    this.#options = options
  }

  get camera(): Camera {
    return this.#camera
  }

  /** The window has a new size: a first view fits it again, and of any other what was in its middle stays there. */
  resize(size: Size): void {
    const before = this.#window
    this.#window = size
    if (this.#wanted !== undefined) {
      cancelAnimationFrame(this.#flight)
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
    this.#fly(fitted(box, this.#reach, this.#options.first))
    this.#wanted = box
  }

  pan(dx: number, dy: number): void {
    this.#settle()
    this.#put(shifted(this.#camera, dx, dy, this.#reach))
  }

  zoom(factor: number, about: Spot = { x: this.#window.width / 2, y: this.#window.height / 2 }): void {
    this.#settle()
    this.#put(zoomedAbout(this.#camera, factor, about, this.#reach))
  }

  busy(busy: boolean): void {
    this.#sheet.style.willChange = busy ? 'transform' : ''
  }

  flyBy(factor: number): void {
    const about = { x: this.#window.width / 2, y: this.#window.height / 2 }
    this.#fly(zoomedAbout(this.#camera, factor, about, this.#reach))
  }

  /** Brings a spot of the sheet into the window, if it is not there: so much of the window away from its edges. */
  show(spot: Spot, margin?: number): void {
    const there = showing(this.#camera, spot, this.#reach, margin)
    if (there !== this.#camera) this.#fly(there)
  }

  /** So much of the window lies under something at its lower edge; the sheet may be drawn up from under it. */
  cover(height: number): void {
    this.#covered = height
    const there = held(this.#camera, this.#reach)
    if (there.y !== this.#camera.y) this.#fly(there)
  }

  close(): void {
    cancelAnimationFrame(this.#frame)
    cancelAnimationFrame(this.#flight)
  }

  get #reach(): Reach {
    const { sheet, nearest } = this.#options
    return { sheet, window: this.#window, nearest, lift: this.#covered }
  }

  #settle(): void {
    this.#wanted = undefined
    cancelAnimationFrame(this.#flight)
  }

  #fly(to: Camera): void {
    this.#settle()
    if (isStill()) {
      this.#put(to)
      return
    }
    const from = this.#camera
    this.busy(true)
    const began = performance.now()
    const step = (now: number) => {
      const part = Math.min(1, (now - began) / FLIGHT)
      this.#put(between(from, to, eased(part)))
      if (part < 1) this.#flight = requestAnimationFrame(step)
      else this.busy(false)
    }
    this.#flight = requestAnimationFrame(step)
  }

  #put(camera: Camera): void {
    this.#camera = held(camera, this.#reach)
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#write())
  }

  #write(): void {
    this.#frame = 0
    const { x, y, scale } = this.#camera
    this.#sheet.style.transform = `translate3d(${x.toFixed(2)}px, ${y.toFixed(2)}px, 0) scale(${scale.toFixed(4)})`
    const distance = this.#options.distance(scale)
    if (distance === this.#distance) return
    this.#distance = distance
    this.#sheet.dataset['distance'] = distance
  }
}
