/** It looks at NODE_ENV when it is loaded, and is slower in any other than production. */
export async function loadBoardgameio() {
  process.env['NODE_ENV'] = 'production'
  try {
    return await import('./theirs.ts')
  } catch (trouble) {
    const isMissing = trouble instanceof Error && 'code' in trouble && trouble.code === 'ERR_MODULE_NOT_FOUND'
    if (!isMissing) throw trouble
    throw new Error('There is no boardgame.io to measure against; “npm install” brings it.', {
      cause: trouble,
    })
  }
}
