import { useAtomValue } from 'jotai'
import type { DealCard } from 'openapi'
import { DealStatus, dealStatusLabels } from 'openapi/codes'
import { useNotify } from 'remote-kit/context'
import { reportFailure } from 'remote-kit/query-client'
import { canCloseDeal } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { ChoiceMenu } from 'ui-kit/ChoiceMenu'
import { nextStatuses } from '#parts/deal-status/next-statuses.ts'
import type { StatusTaking } from '#parts/deal-status/use-take-status.tsx'
import { useRefetchDeal } from '#parts/deals/deals.api.ts'
import { copy } from './copy.ts'

export interface DealStatusMenuProps {
  deal: DealCard
  row: HTMLElement
  onTake: StatusTaking['take']
  onClose: () => void
}

/** Sets the status of a deal at its row. A deal that falls through needs its reason, which the deal's page asks for. */
export function DealStatusMenu({ deal, row, onTake, onClose }: DealStatusMenuProps) {
  const readDeal = useRefetchDeal(deal.id)
  const notify = useNotify()
  const viewer = useAtomValue(userProfileAtom)
  const mayClose = deal.status === DealStatus.UnderContract && canCloseDeal(viewer, deal)
  const statuses = [
    deal.status,
    ...nextStatuses(deal.status).filter((status) => status !== DealStatus.FellThrough),
    ...(mayClose ? [DealStatus.Closed] : []),
  ]

  const choose = async (status: DealStatus) => {
    // A card has too little for the dialogs that a status may open.
    try {
      const whole = await readDeal()
      if (whole) onTake(whole, status)
    } catch (error) {
      reportFailure(notify, error)
    }
  }

  return (
    <ChoiceMenu
      target={row}
      label={copy.dealStatusMenu.label(deal.name)}
      options={statuses.map((value) => ({ value, label: dealStatusLabels[value] }))}
      value={deal.status}
      onChoose={(status) => void choose(status)}
      onClose={onClose}
    />
  )
}
