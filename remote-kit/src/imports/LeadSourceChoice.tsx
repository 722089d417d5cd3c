import { Field, Select } from '@fluentui/react-components'
import { useLeadSources } from '#queries/lead-sources.ts'
import type { MappedImport } from './mapped-import.ts'
import { copy } from './copy.ts'

/** Says whether the people in a file are leads, and of which source. */
export function LeadSourceChoice({ one, map }: MappedImport) {
  const sources = useLeadSources()
  const chosen = map.isPending && map.variables?.lead_source !== undefined ? map.variables.lead_source : one.lead_source
  if (sources.length === 0) return null
  return (
    <Field label={copy.leads.label} {...(chosen && { hint: copy.leads.hint })}>
      <Select value={chosen ?? ''} onChange={(_, { value }) => map.mutate({ lead_source: value || null })}>
        <option value="">{copy.leads.contacts}</option>
        {sources.map(({ id, name }) => (
          <option key={id} value={id}>
            {copy.leads.from(name)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
