/** How long a bot may think. */
export const BUDGET_MS = 1000
/** How long one does. */
export const THINKS_MS = 200
