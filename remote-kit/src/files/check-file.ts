/** What the API refuses about a file of a deal or a contact, known without sending it. */
import { copy } from './copy.ts'

const MAX_MB = 25

/** Why the API would refuse the file; null if it wouldn't, as far as the size tells. */
export function checkFile({ size }: Pick<File, 'size'>): string | null {
  if (size === 0) return copy.empty
  return size > MAX_MB * 1024 * 1024 ? copy.tooLarge(`${MAX_MB} MB`) : null
}
