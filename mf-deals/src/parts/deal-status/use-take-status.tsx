import type { Deal } from 'openapi'
import { DealStatus } from 'openapi/codes'
import { type ReactNode, useState } from 'react'
import { lazyPart } from 'ui-kit/lazy-part'
import { useChangeStatus } from './use-change-status.ts'

const CloseDealModal = lazyPart(async () => (await import('#parts/closing/CloseDealModal.tsx')).CloseDealModal)
const UnderContractModal = lazyPart(
  async () => (await import('#parts/contracts/UnderContractModal.tsx')).UnderContractModal,
)
const FailContractPanel = lazyPart(
  async () => (await import('#parts/contracts/FailContractPanel.tsx')).FailContractPanel,
)
const ContactProposalsModal = lazyPart(
  async () => (await import('#parts/contact-proposals/ContactProposalsModal.tsx')).ContactProposalsModal,
)

/** For the buttons that close a deal. */
export const closingApproach = CloseDealModal.onApproach

type Asked = { what: 'close' | 'accept' | 'fail' | 'contacts'; deal: Deal }

export interface StatusTaking {
  take: (deal: Deal, status: DealStatus) => void
  /** The dialog that asks for more, if any. */
  dialog: ReactNode
}

/**
 * Gives a deal a status. Closing, coming under contract without an acceptance and going back on the market ask for more
 * first; a deal that comes under contract offers to update its clients.
 */
export function useTakeStatus(): StatusTaking {
  const [asked, setAsked] = useState<Asked | null>(null)

  const changeStatus = useChangeStatus({
    onChanged: (deal) => deal.status === DealStatus.UnderContract && setAsked({ what: 'contacts', deal }),
  })

  const take = (deal: Deal, status: DealStatus) => {
    if (status === DealStatus.Closed) return setAsked({ what: 'close', deal })
    if (status === DealStatus.UnderContract && !deal.dates.acceptance) return setAsked({ what: 'accept', deal })
    if (deal.status === DealStatus.UnderContract && status === DealStatus.Active)
      return setAsked({ what: 'fail', deal })
    changeStatus({ deal, status })
  }
  const close = () => setAsked(null)
  const dialogOf = ({ what, deal }: Asked) => {
    if (what === 'contacts') return <ContactProposalsModal deal={deal.id} onClose={close} />
    if (what === 'fail') return <FailContractPanel deal={deal} onClose={close} />
    if (what === 'close') return <CloseDealModal deal={deal} onClose={close} />
    const onLater = () => {
      close()
      changeStatus({ deal, status: DealStatus.UnderContract })
    }
    const onAccepted = () => setAsked({ what: 'contacts', deal })
    return <UnderContractModal deal={deal} onLater={onLater} onAccepted={onAccepted} onClose={close} />
  }
  return { take, dialog: asked && dialogOf(asked) }
}
