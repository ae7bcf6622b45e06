import { useSignal } from '@preact/signals'
import { sentenceOf } from '../host/trouble.ts'

/** Does something, and says afterwards that it is done or why not. */
export type Act = (doing: () => Promise<unknown>, said: string) => Promise<void>

/** For forms that show below their title what came of the last thing done. */
export function useActs() {
  const done = useSignal<string | undefined>(undefined)
  const trouble = useSignal<string | undefined>(undefined)
  const act: Act = async (doing, said) => {
    done.value = undefined
    trouble.value = undefined
    try {
      await doing()
      done.value = said
    } catch (refused) {
      trouble.value = sentenceOf(refused)
    }
  }
  return { act, done, trouble }
}
