/** What was filled in; the page deals with it, and the browser goes nowhere. */
export function fieldsOf(
  event: Event & { readonly currentTarget: HTMLFormElement },
): Readonly<Record<string, unknown>> {
  event.preventDefault()
  return Object.fromEntries(new FormData(event.currentTarget))
}
