/** Sizes and times of what strangers may send, for the HTTP server. */
export const HTTP_LIMITS = {
  /** An answer of the largest game is a few kilobytes. */
  bodyLimit: 256 * 1024,
  /** For the whole request to arrive. */
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  http: {
    /** Headers and URL together. */
    maxHeaderSize: 16 * 1024,
    headersTimeout: 20_000,
  },
  routerOptions: {
    /** Of one part of a path, such as the name of a question. */
    maxParamLength: 300,
  },
} as const
