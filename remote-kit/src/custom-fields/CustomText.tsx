import type { CustomFieldValues } from 'openapi'
import { type CustomFieldEntity, CustomFieldKind } from 'openapi/codes'
// By its public name, as remotes import it: the page has one session.
import { useTeamPeople } from 'remote-kit/team-people'
import { NOTHING } from 'ui-kit/format'
import { useCustomFields } from './custom-fields.api.ts'
import { valueText } from './custom-values.ts'

export interface CustomTextProps {
  entity: CustomFieldEntity
  /** The key of the field. */
  fieldKey: string
  values: CustomFieldValues
}

/** The value of a custom field in a row of a list; a dash without one. */
export function CustomText({ entity, fieldKey, values }: CustomTextProps) {
  const field = useCustomFields(entity).find(({ key }) => key === fieldKey)
  const { nameOf } = useTeamPeople()
  const value = values[fieldKey]
  if (!field || value === undefined) return NOTHING
  const text = valueText(field, value, nameOf)
  if (field.kind !== CustomFieldKind.link) return text
  return (
    <a href={String(value)} target="_blank" rel="noreferrer">
      {text}
    </a>
  )
}
