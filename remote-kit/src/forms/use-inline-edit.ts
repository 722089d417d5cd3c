import { useState } from 'react'
import { Conflict } from './conflict.ts'

/**
 * The state of an inline edit. `byKey`: a key closed the editor, not a click elsewhere, so the value takes the focus.
 */
export type InlineEdit<Value, Stored> =
  | { step: 'shown'; byKey: boolean }
  | { step: 'editing' }
  | { step: 'saving'; value: Value; byKey: boolean }
  /** The API refused the value. */
  | { step: 'refused'; value: Value; error: unknown; byKey: boolean }
  /** Someone else changed the same field. Both values are kept until the user chooses one. */
  | { step: 'conflict'; theirs: Stored; yours: Value }

/**
 * The state machine of an inline edit. `write` rejects with a `Conflict` if someone else changed the same field, and
 * with the error of the API if the value is refused. With `isOpen`, it begins by editing.
 */
export function useInlineEdit<Value, Stored, Answer>(
  stored: Stored,
  write: (value: Value, base: Stored) => Promise<Answer>,
  { isOpen = false }: { isOpen?: boolean | undefined } = {},
) {
  const [state, setState] = useState<InlineEdit<Value, Stored>>(
    isOpen ? { step: 'editing' } : { step: 'shown', byKey: false },
  )

  /** Saves a value and returns the answer of the API, or undefined if it was refused. */
  const save = async (
    value: Value,
    { base = stored, byKey = false }: { base?: Stored; byKey?: boolean } = {},
  ): Promise<Answer | undefined> => {
    setState({ step: 'saving', value, byKey })
    try {
      const answer = await write(value, base)
      setState({ step: 'shown', byKey })
      return answer
    } catch (error) {
      if (error instanceof Conflict) setState({ step: 'conflict', theirs: error.theirs, yours: value })
      else setState({ step: 'refused', value, error, byKey })
      return undefined
    }
  }

  return {
    state,
    start: () => setState({ step: 'editing' }),
    /** Shows the stored value again. */
    revert: (byKey: boolean) => setState({ step: 'shown', byKey }),
    save,
    /** Saves the user's value over theirs, and returns what `save` does. */
    useMine: async () => (state.step === 'conflict' ? await save(state.yours, { base: state.theirs }) : undefined),
  }
}
