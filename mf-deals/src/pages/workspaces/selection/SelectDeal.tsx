import { atom, useAtomValue, useSetAtom } from 'jotai'
import type { DealCard } from 'openapi'
import { useMemo } from 'react'
import { copy } from './copy.ts'
import { selectDealsAtom, selectionAtom } from './selection.atoms.ts'
import { useSelectDealStyles } from './SelectDeal.styles.ts'

/** Selects a deal. It renders again only when its own state changes. */
export function SelectDeal({ deal: { id, name } }: { deal: Pick<DealCard, 'id' | 'name'> }) {
  const styles = useSelectDealStyles()
  const select = useSetAtom(selectDealsAtom)
  const isSelected = useAtomValue(useMemo(() => atom((get) => get(selectionAtom)?.has(id) ?? false), [id]))
  return (
    <label className={styles.target}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={copy.selectDeal.select(name)}
        checked={isSelected}
        onChange={({ target }) => select([id], target.checked)}
      />
    </label>
  )
}
