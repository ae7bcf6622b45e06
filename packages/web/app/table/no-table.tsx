import { Page } from '../shell/page.tsx'
import { frameWords } from './frame-words.en.ts'

/** Says why there is nothing to sit down at, and leads back. */
export function NoTable({ why }: { readonly why: string }) {
  return (
    <Page title={frameWords.noTable}>
      <p class="refused" role="alert">
        {why}
      </p>
      <p class="onward">
        <a class="act" href="#/">
          {frameWords.toHarbour}
        </a>
      </p>
    </Page>
  )
}
