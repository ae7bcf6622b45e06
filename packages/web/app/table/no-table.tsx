import { Page } from '../shell/page.tsx'

/** Says why there is nothing to sit down at, and leads back. */
export function NoTable({ why }: { readonly why: string }) {
  return (
    <Page title="The table cannot be opened">
      <p class="refused" role="alert">
        {why}
      </p>
      <p class="onward">
        <a class="act" href="#/">
          To the harbour
        </a>
      </p>
    </Page>
  )
}
