import type { Plugin } from 'vite'

/** Asks for the fonts with the page itself, so that no line of text changes its shape after it has been seen. */
export function earlyFonts(): Plugin {
  return {
    name: 'windward-early-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_page, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => name.endsWith('.woff2'))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: true },
            injectTo: 'head-prepend' as const,
          })),
    },
  }
}
