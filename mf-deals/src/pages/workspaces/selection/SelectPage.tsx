import { useAtomValue, useSetAtom } from 'jotai'
import type { DealCard } from 'openapi'
import { copy } from './copy.ts'
import { selectDealsAtom, selectionAtom } from './selection.atoms.ts'
import { useSelectDealStyles } from './SelectDeal.styles.ts'

/** Selects all deals on a page of the list, or none. */
export function SelectPage({ deals }: { deals: readonly Pick<DealCard, 'id'>[] }) {
  const styles = useSelectDealStyles()
  const selection = useAtomValue(selectionAtom)
  const select = useSetAtom(selectDealsAtom)
  const ids = deals.map(({ id }) => id)
  const count = ids.filter((id) => selection?.has(id)).length
  const isAll = count > 0 && count === ids.length
  return (
    <label className={styles.target}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={copy.selectPage.selectPage}
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isAll
        }}
        onChange={() => select(ids, !isAll)}
      />
    </label>
  )
}
