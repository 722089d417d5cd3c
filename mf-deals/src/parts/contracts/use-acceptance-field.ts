import { useToday } from 'remote-kit/use-today'
import { copy } from './copy.ts'

/** What a field for the acceptance of a contract is like: today or earlier, or empty if it isn't known. */
export function useAcceptanceField() {
  const now = useToday()
  return {
    label: copy.acceptanceField.label,
    type: 'date',
    max: now,
    hint: copy.acceptanceField.hint,
    rules: { validate: (day: string) => day <= now || copy.acceptanceField.tooLate },
  } as const
}
