import { Field, Select } from '@fluentui/react-components'
import type { Team } from 'openapi'
import { formatPersonName } from 'ui-kit/format'
import { activeMembers } from '#parts/teams/team-rights.ts'
import { copy } from './copy.ts'

export interface HandoverFieldProps {
  team: Team
  /** The member who leaves. */
  from: string
  /** The member who takes over. Null leaves the work unchanged. */
  value: string | null
  onChange: (user: string | null) => void
}

/** Chooses who takes over the open work of a member who leaves. */
export function HandoverField({ team, from, value, onChange }: HandoverFieldProps) {
  return (
    <Field label={copy.handoverField.label}>
      <Select value={value ?? ''} onChange={(_, data) => onChange(data.value || null)}>
        {activeMembers(team, from).map(({ user, person }) => (
          <option key={user} value={user}>
            {formatPersonName(person)}
          </option>
        ))}
        <option value="">{copy.handoverField.noOne}</option>
      </Select>
    </Field>
  )
}
