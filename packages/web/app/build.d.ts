/** Where the worker of local matches is found; the build knows. */
declare const LOCAL_TABLE: string

declare module 'clauses:*' {
  import type { ClauseText } from './table/contract.ts'

  const clauses: readonly ClauseText[]
  export default clauses
}

declare module 'options:*' {
  const schema: { readonly properties?: unknown }
  export default schema
}
