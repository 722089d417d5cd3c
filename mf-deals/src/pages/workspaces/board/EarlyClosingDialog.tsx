import { useAtom } from 'jotai'
import { DealStatus } from 'openapi/codes'
import { lazyPart } from 'ui-kit/lazy-part'
import { earlyClosingAtom } from '#pages/workspaces/board/moves/board.atoms.ts'
import { useTakeStatus } from '#parts/deal-status/use-take-status.tsx'
import { useDeal } from '#parts/deals/deals.api.ts'

const EarlyClosingModal = lazyPart(
  async () => (await import('#parts/deal-status/EarlyClosingModal.tsx')).EarlyClosingModal,
)

/** Shown instead of the move of a deal that can't close yet. */
export function EarlyClosingDialog() {
  const [deal, setDeal] = useAtom(earlyClosingAtom)
  // A card has too little for a contract.
  const { data: whole } = useDeal(deal?.id ?? null)
  const { take, dialog } = useTakeStatus()
  const close = () => setDeal(null)
  return (
    <>
      {deal && (
        <EarlyClosingModal
          deal={deal}
          isPending={!whole}
          onContract={() => {
            close()
            if (whole) take(whole, DealStatus.UnderContract)
          }}
          onClose={close}
        />
      )}
      {dialog}
    </>
  )
}
