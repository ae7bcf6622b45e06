import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { sentenceOf } from '../../host/trouble.ts'
import { type NoticeSettings, noticeSettings, setNotices, subscribe } from './notices.ts'
import { noticesWords } from './notices-words.en.ts'

interface NoticesFormProps {
  readonly guest: boolean
  /** Somebody came for this form: from the foot of a letter. */
  readonly sought: boolean
}

/** Nobody is told anything who has not asked for it here; a guest has no address for letters, and not every server sends them. */
export function NoticesForm({ guest, sought }: NoticesFormProps) {
  const settings = useSignal<NoticeSettings | undefined>(undefined)
  const trouble = useSignal<string | undefined>(undefined)
  useEffect(() => {
    void noticeSettings().then((found) => {
      settings.value = found
    })
  }, [settings])
  const asking = useSignal(false)
  const now = settings.value
  const found = now !== undefined
  const shown = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (sought && found) shown.current?.scrollIntoView()
  }, [sought, found])
  if (now === undefined) return null
  const change = async (wished: Partial<NoticeSettings>) => {
    const before = settings.peek() ?? now
    trouble.value = undefined
    settings.value = { ...before, ...wished }
    try {
      await setNotices(settings.value)
    } catch (refused) {
      settings.value = before
      trouble.value = sentenceOf(refused)
    }
  }
  const changePush = async (push: boolean) => {
    if (asking.value) return
    asking.value = push
    trouble.value = undefined
    const hindered = push ? await subscribe(now.pushKey) : undefined
    asking.value = false
    if (hindered === undefined) await change({ push })
    else trouble.value = hindered
  }
  return (
    <fieldset class="notices" ref={shown}>
      <legend>{noticesWords.title}</legend>
      <label>
        <input
          type="checkbox"
          checked={now.push}
          onChange={({ currentTarget }) => changePush(currentTarget.checked)}
        />
        {noticesWords.byBrowser}
      </label>
      {!guest && !now.letters && <p class="hint">{noticesWords.noEmail}</p>}
      {!guest && now.letters && (
        <label>
          <input
            type="checkbox"
            checked={now.email}
            onChange={({ currentTarget }) => change({ email: currentTarget.checked })}
          />
          {noticesWords.byEmail}
        </label>
      )}
      <div aria-live="polite">
        {asking.value && <p class="hint">{noticesWords.asking}</p>}
        {trouble.value !== undefined && <p class="refused">{trouble.value}</p>}
      </div>
      <p class="hint">{noticesWords.when}</p>
      {Object.entries(noticesWords.kinds).map(([id, name]) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={now.kinds.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              change({ kinds: checked ? [...now.kinds, id] : now.kinds.filter((kind) => kind !== id) })
            }
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
