import { Field, Select } from '@fluentui/react-components'
import { ContactStatus, contactStatusLabels } from 'openapi/codes'
import { codeOf } from '#forms/code-of.ts'
import type { MappedImport } from './mapped-import.ts'
import { copy } from './copy.ts'

const STATUSES = Object.values(ContactStatus)

/** The status of people whose row doesn't say: an address book is rarely a list of new leads. */
export function StatusChoice({ one, map }: MappedImport) {
  const said = map.isPending && map.variables?.status !== undefined ? map.variables.status : one.status
  const chosen = said ?? ContactStatus.NewLead
  return (
    <Field
      label={'status' in one.mapping ? copy.status.others : copy.status.all}
      {...(chosen === ContactStatus.NewLead && { hint: copy.status.hint })}
    >
      <Select
        value={String(chosen)}
        onChange={(_, { value }) => map.mutate({ status: codeOf(ContactStatus, value) ?? null })}
      >
        {STATUSES.map((code) => (
          <option key={code} value={code}>
            {contactStatusLabels[code]}
          </option>
        ))}
      </Select>
    </Field>
  )
}
