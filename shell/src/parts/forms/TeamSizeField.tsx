import { Field, Select } from '@fluentui/react-components'
import { teamSizeLabels } from 'openapi/codes'
import type { UseFormRegisterReturn } from 'react-hook-form'

/** How many people will work in the account. */
export function TeamSizeField({ field }: { field: UseFormRegisterReturn }) {
  return (
    <Field label="How many of you are there?">
      <Select {...field}>
        {Object.entries(teamSizeLabels).map(([size, label]) => (
          <option key={size} value={size}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
