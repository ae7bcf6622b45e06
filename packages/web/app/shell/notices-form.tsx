import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { type NoticeSettings, noticeSettings, setNotices, subscribe } from './notices.ts'

const KINDS = [
  { id: 'your-move', name: 'your orders are awaited' },
  { id: 'time-running-out', name: 'your time is running out' },
  { id: 'started', name: 'a match has begun' },
  { id: 'ended', name: 'a match has ended' },
  { id: 'invitation', name: 'somebody invites you' },
]

/** Nobody is told anything who has not asked for it here. */
export function NoticesForm() {
  const settings = useSignal<NoticeSettings | undefined>(undefined)
  const trouble = useSignal<string | undefined>(undefined)
  useEffect(() => {
    void noticeSettings().then((found) => {
      settings.value = found
    })
  }, [settings])
  const now = settings.value
  if (now === undefined) return null
  const change = async (wished: Partial<NoticeSettings>) => {
    trouble.value = undefined
    try {
      if (wished.push === true && !(await subscribe(now.pushKey))) {
        trouble.value = 'This browser does not allow notices from here.'
        return
      }
      const next = { ...now, ...wished }
      await setNotices(next)
      settings.value = next
    } catch (refused) {
      trouble.value = refused instanceof Error ? refused.message : String(refused)
    }
  }
  return (
    <fieldset class="notices">
      <legend>While you are away, tell you</legend>
      <label>
        <input
          type="checkbox"
          checked={now.push}
          onChange={({ currentTarget }) => change({ push: currentTarget.checked })}
        />
        by this browser
      </label>
      <label>
        <input
          type="checkbox"
          checked={now.email}
          onChange={({ currentTarget }) => change({ email: currentTarget.checked })}
        />
        by e-mail
      </label>
      <div aria-live="polite">{trouble.value !== undefined && <p class="refused">{trouble.value}</p>}</div>
      <p class="hint">when</p>
      {KINDS.map(({ id, name }) => (
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
