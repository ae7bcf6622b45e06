/** It looks at NODE_ENV when it is loaded, and is slower in any other than production. */
export function loadBoardgameio() {
  process.env['NODE_ENV'] = 'production'
  return import('./theirs.ts')
}
