import type { CustomField } from 'openapi'
import { CustomFieldKind } from 'openapi/codes'
import type { TeamPeople } from 'remote-kit/team-people'
import { copy } from './copy.ts'

/** What a field that is chosen can be. Retired options only where one is chosen already. */
export function choicesOf(
  { kind, options }: CustomField,
  { active, nameOf }: TeamPeople,
  chosen: readonly string[] = [],
): { value: string; label: string }[] {
  if (kind === CustomFieldKind.yes_no)
    return [
      { value: 'true', label: copy.yes },
      { value: 'false', label: copy.no },
    ]
  if (kind === CustomFieldKind.person) return active.map(({ user }) => ({ value: user, label: nameOf(user) }))
  return options
    .filter(({ key, retired }) => !retired || chosen.includes(key))
    .map(({ key, name }) => ({ value: key, label: name }))
}
