import type { CustomFieldValues } from 'openapi'
import type { CustomFieldEntity } from 'openapi/codes'
// By its public name, as remotes import it: the page has one session.
import { useTeamPeople } from 'remote-kit/team-people'
import type { Fact } from 'ui-kit/FactList'
import { useCustomFields } from './custom-fields.api.ts'
import { CustomValue } from './CustomValue.tsx'
import type { NewValue } from './custom-values.ts'

export interface CustomFactsOf {
  entity: CustomFieldEntity
  values: CustomFieldValues
  /** Writes a value by its field's key. Rejects with a `Conflict` if someone else has changed it since `base`. */
  write: (key: string, value: NewValue, base: NewValue) => Promise<unknown>
}

/** The account's own fields of a record with their values, each edited in place. Empty without such fields. */
export function useCustomFacts({ entity, values, write }: CustomFactsOf): Fact[] {
  const fields = useCustomFields(entity)
  const { nameOf } = useTeamPeople()
  return fields.map((field) => ({
    label: field.name,
    value: (
      <CustomValue
        field={field}
        value={values[field.key]}
        nameOf={nameOf}
        write={(value, base) => write(field.key, value, base)}
      />
    ),
  }))
}
