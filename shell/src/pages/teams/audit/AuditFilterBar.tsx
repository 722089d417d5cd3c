import { Button, Field, Select } from '@fluentui/react-components'
import { auditEntityLabels } from 'openapi/codes'
import { DayFilterInput } from 'ui-kit/DayFilterInput'
import { formatPersonName } from 'ui-kit/format'
import { useTeams } from '#parts/teams/use-teams.ts'
import { type AuditFilters, isFiltered, isReversed } from './audit-filters.ts'
import { useAuditStyles } from './AuditView.styles.ts'
import { copy } from './copy.ts'

const words = copy.auditFilterBar

export interface AuditFilterBarProps {
  filters: AuditFilters
  onChange: (filters: AuditFilters) => void
  onClear: () => void
}

/** Filters by person, kind of record, action and days. */
export function AuditFilterBar({ filters, onChange, onClear }: AuditFilterBarProps) {
  const styles = useAuditStyles()
  const { teams } = useTeams()
  const people = new Map(
    teams.flatMap(({ members }) => members).map(({ user, person, email }) => [user, formatPersonName(person) || email]),
  )
  const choices = [
    { name: 'actor', label: words.actor, all: words.allActors, options: [...people] },
    { name: 'entity', label: words.entity, all: words.allEntities, options: Object.entries(auditEntityLabels) },
    { name: 'op', label: words.op, all: words.allOps, options: Object.entries(words.ops) },
  ] as const
  return (
    <div className={styles.filters} role="search" aria-label={words.label}>
      {choices.map(({ name, label, all, options }) => (
        <Field key={name} label={label}>
          <Select
            value={filters[name] ?? ''}
            onChange={(_, { value }) => onChange({ ...filters, [name]: value || null })}
          >
            <option value="">{all}</option>
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      {(['from', 'to'] as const).map((name) => (
        <Field
          key={name}
          label={words[name]}
          validationMessage={name === 'to' && isReversed(filters) ? words.early : null}
        >
          <DayFilterInput
            value={filters[name] ?? ''}
            onChange={(day) => onChange({ ...filters, [name]: day || null })}
          />
        </Field>
      ))}
      {isFiltered(filters) && <Button onClick={onClear}>{words.clear}</Button>}
    </div>
  )
}
