import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { words } from './words.en.ts'

interface AddressProps {
  readonly label: string
  readonly link: string
}

/** A link to be sent to others. What stands behind the # is never told to anybody on the way. */
export function Address({ label, link }: AddressProps) {
  const copied = useSignal(false)
  const text = useRef<HTMLInputElement>(null)
  const copy = async () => {
    text.current?.select()
    copied.value = await copySelected(link)
  }
  return (
    <div class="invitation">
      <label>
        {label}
        <input
          ref={text}
          type="text"
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <button type="button" class="plain" onClick={copy}>
        {copied.value ? words.copied : words.copy}
      </button>
    </div>
  )
}

/** At an address without encryption, such as a table in one's own house, browsers have no clipboard for pages. */
async function copySelected(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return document.execCommand('copy')
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}
