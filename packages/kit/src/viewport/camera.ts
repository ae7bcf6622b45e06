/** How a sheet lies under the window: a point of the sheet is seen at `x + scale * point`. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Box extends Size {
  readonly x: number
  readonly y: number
}

export interface Spot {
  readonly x: number
  readonly y: number
}

/** How far one may go in and out. */
export interface Reach {
  readonly sheet: Size
  readonly window: Size
  readonly nearest: number
  /** How far the sheet may be drawn up under its window, so that what lies over its lower edge covers nothing. */
  readonly lift?: number
  /** How far it may be drawn to the left. */
  readonly aside?: number
}

/** The whole sheet is seen, clear of what lies over the lower edge, and no less than it. */
function farthest({ sheet, window, lift = 0 }: Reach): number {
  return Math.min(window.width / sheet.width, (window.height - lift) / sheet.height)
}

/** The sheet never leaves the window; where it is smaller than the window it lies in the middle. */
export function held(camera: Camera, reach: Reach): Camera {
  const { sheet, window, nearest, lift, aside } = reach
  const scale = Math.min(nearest, Math.max(farthest(reach), camera.scale))
  return {
    scale,
    x: heldAlong(camera.x, sheet.width * scale, window.width, aside),
    y: heldAlong(camera.y, sheet.height * scale, window.height, lift),
  }
}

function heldAlong(at: number, long: number, window: number, lift = 0): number {
  const highest = long <= window ? (window - long) / 2 : 0
  const lowest = long <= window ? highest : window - long
  return Math.min(highest, Math.max(lowest - lift, at))
}

/** Goes nearer by a factor; what lies under the spot stays there. */
export function zoomedAbout(camera: Camera, factor: number, spot: Spot, reach: Reach): Camera {
  const scale = Math.min(reach.nearest, Math.max(farthest(reach), camera.scale * factor))
  const by = scale / camera.scale
  return held({ scale, x: spot.x - (spot.x - camera.x) * by, y: spot.y - (spot.y - camera.y) * by }, reach)
}

export function shifted(camera: Camera, dx: number, dy: number, reach: Reach): Camera {
  return held({ ...camera, x: camera.x + dx, y: camera.y + dy }, reach)
}

/** What is kept free at two edges of the window. */
interface Margins {
  readonly right: number
  readonly bottom: number
}

/** How near a view may be at least and at most. */
export interface Nearness {
  readonly least: number
  readonly most: number
  /** Ways to keep clear of what lies over the sheet; whichever leaves the view larger is taken. */
  readonly clear?: readonly Margins[]
}

/** The box of the sheet fills the window; a window too small for it shows its middle. */
export function fitted(box: Box, reach: Reach, { least, most, clear = [] }: Nearness): Camera {
  const { width, height } = reach.window
  const filling = (room: Size): number => Math.min(room.width / box.width, room.height / box.height)
  const rooms = clear.map(({ right, bottom }) => ({ width: width - right, height: height - bottom }))
  const [room = reach.window] = rooms.toSorted((a, b) => filling(b) - filling(a))
  const scale = Math.max(least, Math.min(most, filling(room)))
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  return held({ scale, x: room.width / 2 - middle.x * scale, y: room.height / 2 - middle.y * scale }, reach)
}

/** As it is, moved only as far as needed to bring the spot of the sheet well into the window. */
export function showing(camera: Camera, spot: Spot, reach: Reach, margin = 0.18): Camera {
  const { window, lift = 0 } = reach
  const x = into(camera.x + spot.x * camera.scale, window.width, margin)
  const y = into(camera.y + spot.y * camera.scale, window.height, margin, lift)
  return x === 0 && y === 0 ? camera : shifted(camera, x, y, reach)
}

/** As it is, moved and if need be drawn back, only as far as needed to bring the whole box of the sheet into the window. */
export function holding(camera: Camera, box: Box, reach: Reach, margin = 12): Camera {
  const { window, lift = 0 } = reach
  const room = { width: window.width - 2 * margin, height: window.height - lift - 2 * margin }
  const whole = Math.min(room.width / box.width, room.height / box.height)
  const middle = {
    x: camera.x + (box.x + box.width / 2) * camera.scale,
    y: camera.y + (box.y + box.height / 2) * camera.scale,
  }
  const near = whole < camera.scale ? zoomedAbout(camera, whole / camera.scale, middle, reach) : camera
  const x = within(near.x + box.x * near.scale, box.width * near.scale, margin, room.width)
  const y = within(near.y + box.y * near.scale, box.height * near.scale, margin, room.height)
  return x === 0 && y === 0 ? near : shifted(near, x, y, reach)
}

/** How far something so long must be moved to lie in a room; what is too long for it lies over both its ends. */
function within(at: number, long: number, start: number, room: number): number {
  if (long > room) return start + (room - long) / 2 - at
  return Math.min(Math.max(at, start), start + room - long) - at
}

function into(at: number, window: number, margin: number, covered = 0): number {
  const [low, high] = [window * margin, (window - covered) * (1 - margin)]
  if (at < low) return low - at
  return at > high ? high - at : 0
}

/** Between two views, `part` of the way. */
export function between(from: Camera, to: Camera, part: number): Camera {
  const scale = from.scale * (to.scale / from.scale) ** part
  const along = from.scale === to.scale ? part : (scale - from.scale) / (to.scale - from.scale)
  return { scale, x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along }
}
