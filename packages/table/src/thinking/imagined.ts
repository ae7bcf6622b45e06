import type { Game, GameTypes, Imagined, Seen, Viewer } from '../game.ts'

/** Full states as likely as a looker can tell; by a game that makes nothing of what was told, any that agree with its view. */
export function imagined<G extends GameTypes>(game: Game<G>, seen: Seen<G>, viewer: Viewer<G>): Imagined<G> {
  return game.imagine?.(seen, viewer) ?? ((dice) => game.resample(seen.view, viewer, dice))
}
