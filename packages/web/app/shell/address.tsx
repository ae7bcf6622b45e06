import { useSignal } from '@preact/signals'

interface AddressProps {
  readonly label: string
  readonly link: string
}

/** A link to be sent to others. What stands behind the # is never told to anybody on the way. */
export function Address({ label, link }: AddressProps) {
  const copied = useSignal(false)
  return (
    <div class="invitation">
      <label>
        {label}
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
