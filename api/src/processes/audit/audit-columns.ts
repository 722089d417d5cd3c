/** The columns of the audit log export. */
import type { AuditEvent, FieldChange } from 'openapi'
import { AuditEntity, auditEntityLabels } from 'openapi/codes'
import type { CsvColumn } from '#platform/reads/csv-file.ts'

const entities = new Map<string, string>(
  Object.values(AuditEntity).map((entity) => [entity, auditEntityLabels[entity]]),
)

/** Values are exported as recorded, without translation, so that they are unambiguous. */
const valueText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const changeText = ({ field, from, to }: FieldChange): string => `${field}: ${valueText(from)} → ${valueText(to)}`

/** All columns of an event. An actor without a name has left, or is unknown. */
export const auditColumns: readonly CsvColumn<AuditEvent>[] = [
  { head: 'When', cell: ({ at }) => at },
  { head: 'Who', cell: ({ actor_name }) => actor_name ?? '' },
  { head: 'Action', cell: ({ summary }) => summary },
  { head: 'Record type', cell: ({ entity }) => entities.get(entity) ?? entity },
  { head: 'Record', cell: ({ record_name }) => record_name ?? '' },
  { head: 'Action code', cell: ({ op }) => op },
  { head: 'Changes', cell: ({ diff }) => diff.map(changeText).join('\n') },
  { head: 'Why', cell: ({ cause }) => cause ?? '' },
  { head: 'User ID', cell: ({ actor }) => actor ?? '' },
  { head: 'Record ID', cell: ({ entity_id }) => entity_id },
  { head: 'Request', cell: ({ request_id }) => request_id },
  { head: 'Event ID', cell: ({ id }) => id },
]
