import { isConflict } from './refusals.ts'

/** Somebody else has changed the same meanwhile; `theirs` is what is stored now. */
export class Conflict<Stored> extends Error {
  override name = 'Conflict'
  readonly theirs: Stored

  constructor(theirs: Stored) {
    super('Someone else changed this in the meantime')
    this.theirs = theirs
  }
}

export interface Overwriting<Stored, Answer> {
  /** Writes over what was stored; rejects with what the API says. */
  write: (base: Stored) => Promise<Answer>
  /** Reads what is stored by now. */
  readAgain: () => Promise<Stored | undefined>
  /** Whether whoever saved meanwhile has left alone what is written. */
  isUntouched: (theirs: Stored) => boolean
}

/**
 * Writes over `base`. What somebody else changed meanwhile in other fields is no obstacle: it is written on top of theirs. In the
 * same ones it is a `Conflict`.
 */
export async function writeOver<Stored, Answer>(base: Stored, how: Overwriting<Stored, Answer>): Promise<Answer> {
  try {
    return await how.write(base)
  } catch (error) {
    const theirs = isConflict(error) ? await how.readAgain().catch(() => undefined) : undefined
    if (theirs === undefined) throw error
    if (!how.isUntouched(theirs)) throw new Conflict(theirs)
    return await writeOver(theirs, how)
  }
}
