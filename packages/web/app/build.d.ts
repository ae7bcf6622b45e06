/** Where the worker of local matches is found; the build knows. */
declare const LOCAL_TABLE: string

declare module 'clauses:*' {
  import type { ClauseText } from './table/contract.ts'

  const clauses: readonly ClauseText[]
  export default clauses
}

/** Some rules come in two volumes; this waits for the second. */
declare module 'rest-of-rules' {
  export function restOfRules(): Promise<void>
}

declare module 'options:*' {
  const schema: { readonly properties?: unknown }
  export default schema
}

declare module 'standing:*' {
  import type { StandingForms } from './table/standing/forms.ts'

  const forms: StandingForms
  export default forms
}
