import { contactSourceLabels, contactStatusLabels, contactTemperatureLabels } from 'openapi/codes'
import { contactFields } from 'openapi/fields/contact'
import { labelChip } from '#parts/contacts/contact-chips.ts'
import { useLabels, useOwners } from '#parts/contacts/contacts.api.ts'
import type { ListScope, FilterField } from './contact-search.ts'
import { copy } from './copy.ts'

export interface FilterOptions {
  /** The label of the field. */
  label: string
  /** Whether only one value can be selected. */
  isSingle: boolean
  options: { value: string; label: string }[]
}

/** The options of each filter. Codes come from the contract, labels and owners from the account. */
export function useFilterOptions(scope: ListScope): Record<FilterField, FilterOptions> {
  const labels = useLabels()
  const owners = useOwners()
  return {
    status: several(
      contactFields.status.label,
      scope.statuses.map((code) => ({ value: String(code), label: contactStatusLabels[code] })),
    ),
    temperature: several(contactFields.temperature.label, codes(contactTemperatureLabels)),
    source: several(contactFields.source.label, codes(contactSourceLabels)),
    labels: several(
      copy.filterOptions.label,
      [...labels.values()].map((label) => ({ value: label.id, label: labelChip(label).label })),
    ),
    owner: {
      label: contactFields.owner.label,
      isSingle: true,
      options: [...owners.values()].map(({ id, name }) => ({ value: id, label: name })),
    },
  }
}

const several = (label: string, options: FilterOptions['options']) => ({ label, isSingle: false, options })

const codes = (labels: Record<number, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }))
