import { Field, Select } from '@fluentui/react-components'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { copy } from './copy.ts'

const DAY = 86_400_000

/** The lifetimes of a token in days, at most a year. */
const LIFETIMES = [
  { days: 30, label: copy.tokenLifetime.month },
  { days: 90, label: copy.tokenLifetime.quarter },
  { days: 180, label: copy.tokenLifetime.halfYear },
  { days: 364, label: copy.tokenLifetime.year },
]

/** When a token ends that lives so many days from now. */
export const instantIn = (days: number): string => new Date(Date.now() + days * DAY).toISOString()

/** Asks how long a token is valid. `field` is the result of the form's `register('days', { valueAsNumber: true })`. */
export function TokenLifetime({ field }: { field: UseFormRegisterReturn }) {
  return (
    <Field label={copy.tokenLifetime.label}>
      <Select {...field}>
        {LIFETIMES.map(({ days, label }) => (
          <option key={days} value={days}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
