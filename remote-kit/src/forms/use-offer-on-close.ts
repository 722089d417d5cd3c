import { useRef } from 'react'

/**
 * For a menu in which several options are ticked one after another, each saved at once: when it closes, `offer` confirms
 * all of it together, with the last answer and the value from before it was opened.
 */
export function useOfferOnClose<Value, Answer>(value: Value, offer: (answer: Answer, before: Value) => void) {
  const before = useRef(value)
  const last = useRef<Promise<Answer | undefined> | null>(null)
  return {
    /** A save, which resolves to undefined if it was refused. */
    track: (saving: Promise<Answer | undefined>) => {
      last.current = saving
    },
    onOpenChange: async (isOpen: boolean) => {
      const saving = last.current
      last.current = null
      if (isOpen) {
        before.current = value
        return
      }
      const answer = await saving
      if (answer) offer(answer, before.current)
    },
  }
}
