import { atom, useAtomValue, useSetAtom } from 'jotai'
import type { DealCard } from 'openapi'
import { useMemo } from 'react'
import { SelectBox } from 'ui-kit/SelectBox'
import { copy } from './copy.ts'
import { selectDealsAtom, selectionAtom } from './selection.atoms.ts'

/** Selects a deal. It renders again only when its own state changes. */
export function SelectDeal({ deal: { id, name } }: { deal: Pick<DealCard, 'id' | 'name'> }) {
  const select = useSetAtom(selectDealsAtom)
  const isSelected = useAtomValue(useMemo(() => atom((get) => get(selectionAtom)?.has(id) ?? false), [id]))
  return (
    <SelectBox
      label={copy.selectDeal.select(name)}
      checked={isSelected}
      onChange={(isChosen) => select([id], isChosen)}
    />
  )
}
