import { useSignal } from '@preact/signals'
import { hrefTo } from '../route.ts'

interface InvitationProps {
  readonly match: string
  readonly secret: string
}

/** A link that lets friends sit down. What stands behind the # is never sent to anybody on the way. */
export function Invitation({ match, secret }: InvitationProps) {
  const copied = useSignal(false)
  const link = `${location.origin}/${hrefTo('match', match)}?invitation=${encodeURIComponent(secret)}`
  return (
    <div class="invitation">
      <label>
        Invite others with this link
        <input type="text" readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <button
        type="button"
        class="plain"
        onClick={async () => {
          await navigator.clipboard.writeText(link)
          copied.value = true
        }}
      >
        {copied.value ? 'Copied' : 'Copy'}
      </button>
    </div>
  )
}
