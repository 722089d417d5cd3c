import { useState } from 'react'
import { Conflict } from './conflict.ts'

/**
 * Where the editing of a value stands that is edited in its place. `byKey`: a key, not a click elsewhere, took the editor away,
 * so that what is shown next takes the focus.
 */
export type InlineEdit<Value, Stored> =
  | { step: 'shown'; byKey: boolean }
  | { step: 'editing' }
  | { step: 'saving'; value: Value; byKey: boolean }
  /** The API refused the value. */
  | { step: 'refused'; value: Value; error: unknown; byKey: boolean }
  /** Somebody else changed the same meanwhile: both are kept until one is chosen. */
  | { step: 'conflict'; theirs: Stored; yours: Value }

/**
 * The life of a value that is edited in its place. `write` rejects with a `Conflict` where somebody else changed the same, and with
 * what the API says where it is refused.
 */
export function useInlineEdit<Value, Stored, Answer>(
  stored: Stored,
  write: (value: Value, base: Stored) => Promise<Answer>,
) {
  const [state, setState] = useState<InlineEdit<Value, Stored>>({ step: 'shown', byKey: false })

  /** Saves a value, and answers what the API did; undefined where it was refused. */
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
    /** Shows what is stored. */
    revert: (byKey: boolean) => setState({ step: 'shown', byKey }),
    save,
    useMine: () => {
      if (state.step === 'conflict') void save(state.yours, { base: state.theirs })
    },
  }
}
