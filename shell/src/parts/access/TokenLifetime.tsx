import { Field, Select } from '@fluentui/react-components'
import type { UseFormRegisterReturn } from 'react-hook-form'

const DAY = 86_400_000

/** The lifetimes of a token in days, at most a year. */
const LIFETIMES = [
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 180, label: 'Half a year' },
  { days: 364, label: 'A year' },
]

/** When a token ends that lives so many days from now. */
export const instantIn = (days: number): string => new Date(Date.now() + days * DAY).toISOString()

/** Asks how long a token shall live. `field` is the result of the form's `register('days', { valueAsNumber: true })`. */
export function TokenLifetime({ field }: { field: UseFormRegisterReturn }) {
  return (
    <Field label="For how long?">
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
