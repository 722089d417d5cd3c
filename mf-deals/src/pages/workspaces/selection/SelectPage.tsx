import { useAtomValue, useSetAtom } from 'jotai'
import type { DealCard } from 'openapi'
import { SelectBox } from 'ui-kit/SelectBox'
import { copy } from './copy.ts'
import { selectDealsAtom, selectionAtom } from './selection.atoms.ts'

/** Selects all deals on a page of the list, or none. */
export function SelectPage({ deals }: { deals: readonly Pick<DealCard, 'id'>[] }) {
  const selection = useAtomValue(selectionAtom)
  const select = useSetAtom(selectDealsAtom)
  const ids = deals.map(({ id }) => id)
  const count = ids.filter((id) => selection?.has(id)).length
  const isAll = count > 0 && count === ids.length
  return (
    <SelectBox
      label={copy.selectPage.selectPage}
      checked={isAll}
      isMixed={count > 0 && !isAll}
      onChange={() => select(ids, !isAll)}
    />
  )
}
