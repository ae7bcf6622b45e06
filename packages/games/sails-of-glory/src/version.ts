/** Of the rules. It stands alone so that a server can ask for it without loading them. */
export const version = 2
