import type { Deal } from 'openapi'
import { useCustomFacts } from 'remote-kit/custom-fields/facts'
import type { NewValue } from 'remote-kit/custom-fields/values'
import { Conflict, isConflictOver, writeOver } from 'remote-kit/forms/conflict'
import { FactList } from 'ui-kit/FactList'
import { Panel } from 'ui-kit/Panel'
import { useRefetchDeal, useUpdateDeal } from '#parts/deals/deals.api.ts'
import type { Stored } from '#parts/inline-edit/InlineEdit.tsx'
import { copy } from './copy.ts'

/** The account's own fields of a deal, each edited in place. Nothing until there are some. */
export function CustomFieldsPanel({ deal }: { deal: Deal }) {
  const write = useWriteValue(deal)
  const facts = useCustomFacts({ entity: 'deal', values: deal.custom_fields, write })
  if (facts.length === 0) return null
  return (
    <Panel title={copy.customFieldsPanel.title}>
      <FactList facts={facts} />
    </Panel>
  )
}

/** Writes one value over the version that was read. */
function useWriteValue(deal: Deal) {
  const update = useUpdateDeal(deal.id)
  const refetch = useRefetchDeal(deal.id)
  return async (key: string, value: NewValue, base: NewValue) => {
    const read: Stored<NewValue> = { version: deal.version, value: base }
    try {
      await writeOver(read, {
        write: ({ version }) => update.mutateAsync({ version, body: { custom_fields: { [key]: value } } }),
        readAgain: async () => {
          const stored = await refetch()
          return stored && { version: stored.version, value: stored.custom_fields[key] ?? null }
        },
        isUntouched: (theirs) => JSON.stringify(theirs.value) === JSON.stringify(base),
      })
    } catch (error) {
      if (isConflictOver<Stored<NewValue>>(error)) throw new Conflict(error.theirs.value)
      throw error
    }
  }
}
