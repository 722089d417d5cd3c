import { useState } from 'react'
import { ApiError } from 'remote-kit/api-client'
import { UNEXPECTED_FAILURE_MESSAGE } from 'remote-kit/notify'
import { isConflict } from '#parts/forms/is-conflict.ts'
import type { Codec } from './codecs.ts'

/** What is stored now: a value and the version that a write must be based on. */
export interface Stored<Value> {
  value: Value
  version: number
}

export interface InlineEditOptions<Value> {
  stored: Stored<Value>
  codec: Codec<Value>
  /** Writes over `version`; rejects with what the API says. */
  write: (value: Value, version: number) => Promise<unknown>
  /** Reads what somebody else has stored meanwhile. */
  readAgain: () => Promise<Stored<Value> | undefined>
}

type State<Value> =
  | { step: 'shown'; reasons: readonly string[] }
  | { step: 'editing'; text: string; reason?: string }
  | { step: 'saving'; value: Value }
  | { step: 'conflict'; theirs: Stored<Value>; yours: Value }

const SHOWN = { step: 'shown', reasons: [] } as const

/**
 * The life of a value that is edited where it stands. Saving paints the new value at once; a refusal brings the old one
 * back with the reasons. Where somebody else saved meanwhile and did not touch this value, the write is repeated on top of
 * theirs; where they did, both values are kept until one is chosen.
 */
export function useInlineEdit<Value>({ stored, codec, write, readAgain }: InlineEditOptions<Value>) {
  const [state, setState] = useState<State<Value>>(SHOWN)

  const store = async (value: Value, base: Stored<Value>): Promise<void> => {
    setState({ step: 'saving', value })
    try {
      await write(value, base.version)
      setState(SHOWN)
    } catch (error) {
      if (!isConflict(error)) return setState({ step: 'shown', reasons: reasonsOf(error) })
      const theirs = await readAgain().catch(() => undefined)
      if (!theirs) return setState({ step: 'shown', reasons: reasonsOf(error) })
      if (codec.toText(theirs.value) === codec.toText(base.value)) return store(value, theirs)
      setState({ step: 'conflict', theirs, yours: value })
    }
  }

  return {
    state,
    start: () => setState({ step: 'editing', text: codec.toText(stored.value) }),
    type: (text: string) => setState({ step: 'editing', text }),
    revert: () => setState(SHOWN),
    save: (text: string) => {
      const parsed = codec.parse(text)
      if ('reason' in parsed) return setState({ step: 'editing', text, reason: parsed.reason })
      if (codec.toText(parsed.value) === codec.toText(stored.value)) return setState(SHOWN)
      void store(parsed.value, stored)
    },
    useMine: () => {
      if (state.step === 'conflict') void store(state.yours, state.theirs)
    },
  }
}

function reasonsOf(error: unknown): string[] {
  if (!(error instanceof ApiError) || error.status >= 500) return [UNEXPECTED_FAILURE_MESSAGE]
  const { problem } = error
  const fields = problem.errors?.map(({ reason }) => reason) ?? []
  return fields.length > 0 ? [`${problem.title}: ${fields.join(', ')}`] : error.lines
}
