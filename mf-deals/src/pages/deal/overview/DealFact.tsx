import type { Deal, DealUpdate } from 'openapi'
import { useRefetchDeal, useUpdateDeal } from '#parts/deals/deals.api.ts'
import type { Codec } from '#parts/inline-edit/codecs.ts'
import { InlineEdit } from '#parts/inline-edit/InlineEdit.tsx'
import { copy } from './copy.ts'

export interface DealFactProps<Value> {
  deal: Deal
  label: string
  codec: Codec<Value>
  read: (deal: Deal) => Value
  write: (value: Value) => DealUpdate
  placeholder?: string | undefined
}

/** One field of a deal, edited in place and saved at once, with Undo. */
export function DealFact<Value>({ deal, label, codec, read, write, placeholder }: DealFactProps<Value>) {
  const update = useUpdateDeal(deal.id, copy.dealFact.changed(label))
  const refetch = useRefetchDeal(deal.id)
  return (
    <InlineEdit
      label={label}
      placeholder={placeholder}
      codec={codec}
      stored={{ value: read(deal), version: deal.version }}
      write={(value, version) => update.mutateAsync({ version, body: write(value) })}
      readAgain={async () => {
        const stored = await refetch()
        return stored && { value: read(stored), version: stored.version }
      }}
    />
  )
}
