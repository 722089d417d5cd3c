import { mergeClasses } from '@fluentui/react-components'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import type { Deal } from 'openapi'
import { useState } from 'react'
import { lazyPart } from 'ui-kit/lazy-part'
import { formatAddress } from '#parts/deals/address.ts'
import { useInlineEditStyles } from '#parts/inline-edit/InlineEdit.styles.ts'
import { copy } from './copy.ts'

const AddressModal = lazyPart(async () => (await import('./AddressModal.tsx')).AddressModal)

/** The address of a deal on one line, edited in a dialog. */
export function AddressFact({ deal }: { deal: Deal }) {
  const styles = useInlineEditStyles()
  const [isOpen, setIsOpen] = useState(false)
  const address = formatAddress(deal.address)
  return (
    <>
      <button
        type="button"
        className={mergeClasses(styles.value, !address && styles.empty)}
        aria-label={copy.addressFact.edit(address)}
        onClick={() => setIsOpen(true)}
        {...AddressModal.onApproach}
      >
        {address || copy.addressFact.add}
        <EditRegular aria-hidden fontSize={14} />
      </button>
      {isOpen && <AddressModal deal={deal} onClose={() => setIsOpen(false)} />}
    </>
  )
}
