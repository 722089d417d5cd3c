import { useAtomValue } from 'jotai'
import { lazyPart } from 'ui-kit/lazy-part'
import { contactSelectionAtom } from './contact-selection.atoms.ts'

const SelectionActions = lazyPart(async () => (await import('./SelectionActions.tsx')).SelectionActions)

/** The bar of the selected contacts; nothing while none is selected. */
export function ContactSelectionBar() {
  const count = useAtomValue(contactSelectionAtom).size
  return count === 0 ? null : <SelectionActions />
}
