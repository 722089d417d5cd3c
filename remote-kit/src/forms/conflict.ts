import { isConflict } from './refusals.ts'

/** Someone else has changed the same field. `theirs` is the stored record. */
export class Conflict<Stored> extends Error {
  override name = 'Conflict'
  readonly theirs: Stored

  constructor(theirs: Stored) {
    super('Someone else changed the same field')
    this.theirs = theirs
  }
}

/** Whether a write met someone else's change of the same field. */
export const isConflictOver = <Stored>(error: unknown): error is Conflict<Stored> => error instanceof Conflict

export interface Overwriting<Stored, Answer> {
  /** Writes to the given version. Rejects with the error of the API. */
  write: (base: Stored) => Promise<Answer>
  /** Reads the stored record. */
  readAgain: () => Promise<Stored | undefined>
  /** Whether the other change left the written fields alone. */
  isUntouched: (theirs: Stored) => boolean
}

/**
 * Writes to the version `base`. If someone else has changed other fields, the write is repeated on
 * their version. If they changed the same fields, this throws a `Conflict`.
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
