import { papersFolded } from '../../shell/settings.ts'
import { foldWords } from './words.en.ts'

/** Folds what lies below the decision to the line of its tabs, and opens it again. */
export function Fold({ folded }: { readonly folded: boolean }) {
  const name = folded ? foldWords.unfold : foldWords.fold
  return (
    <button
      type="button"
      class="fold-papers"
      aria-label={name}
      title={name}
      aria-expanded={!folded}
      aria-controls="tabpanel"
      onClick={() => {
        papersFolded.value = folded ? 'no' : 'yes'
      }}
    >
      {folded ? '▴' : '▾'}
    </button>
  )
}
