/** Something a browser may ask for: where, what it is, and how long it may be kept without asking again. */
export type Asset = Readonly<{ path: string; file: URL; type: string; keptForSeconds: number }>

const DAY = 24 * 60 * 60

const home = (path: string, name: string, type: string): Asset => ({
  path,
  file: new URL(`home/${name}`, import.meta.url),
  type,
  keptForSeconds: 0,
})

const font = (path: string, location: string): Asset => ({
  path,
  file: new URL(location),
  type: 'font/woff2',
  keptForSeconds: 30 * DAY,
})

/** Everything the page consists of. What is not in this list is not served. */
export const assets: readonly Asset[] = [
  home('/', 'home.html', 'text/html; charset=utf-8'),
  home('/home.css', 'home.css', 'text/css; charset=utf-8'),
  home('/drawings.svg', 'drawings.svg', 'image/svg+xml; charset=utf-8'),
  home('/icon.svg', 'icon.svg', 'image/svg+xml; charset=utf-8'),
  font(
    '/fonts/alegreya-700.woff2',
    import.meta.resolve('@fontsource/alegreya/files/alegreya-latin-700-normal.woff2'),
  ),
  font(
    '/fonts/alegreya-400-italic.woff2',
    import.meta.resolve('@fontsource/alegreya/files/alegreya-latin-400-italic.woff2'),
  ),
]
