import { Button, Menu, MenuDivider, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import { ShareRegular } from '@fluentui/react-icons/svg/share'
import { useAtomValue } from 'jotai'
import type { Deal, DealStatus as Status } from 'openapi'
import { DealStatus, dealStatusLabels } from 'openapi/codes'
import { useNavigate } from 'react-router'
import { canCloseDeal, canDeleteDeals, canKeepTemplates, canReopenDeals } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { useToday } from 'remote-kit/use-today'
import { daysBetween } from 'ui-kit/days'
import { afterFailure } from '#parts/contracts/contract-side.ts'
import { closingApproach } from '#parts/deal-status/use-take-status.tsx'
import { copy } from './copy.ts'
import { DealDialogs } from '#pages/deal/dialogs/deal-dialogs.ts'
import type { DealDialog } from '#pages/deal/dialogs/DealDialogs.tsx'
import { isEnded, nextStatuses } from '#parts/deal-status/next-statuses.ts'
import { useArchiveDeal } from './use-archive-deal.ts'

export interface DealActionsProps {
  deal: Deal
  onStatus: (status: Status) => void
  onDialog: (dialog: DealDialog) => void
}

/** A closing within this many days is near: closing the deal is what comes next. Before, it's in the menu. */
const NEAR = 14

/** Actions for the whole deal: share, close, change the status, reopen, print, duplicate, make a template, move, archive, delete. */
export function DealActions({ deal, onStatus, onDialog }: DealActionsProps) {
  const navigate = useNavigate()
  const today = useToday()
  const archive = useArchiveDeal()
  const viewer = useAtomValue(userProfileAtom)
  const isArchived = deal.archived_at !== null
  const statuses = nextStatuses(deal.status)
  const mayClose = deal.status === DealStatus.UnderContract && canCloseDeal(viewer, deal)
  const isClosingNear = deal.dates.closing !== null && daysBetween(today, deal.dates.closing) <= NEAR
  const mayReopen = isEnded(deal.status) && canReopenDeals(viewer)

  return (
    <>
      <Button icon={<ShareRegular />} onClick={() => void navigate(`/agent/client_portal/${deal.id}`)}>
        {copy.dealActions.share}
      </Button>
      {mayClose && isClosingNear && (
        <Button appearance="primary" onClick={() => onStatus(DealStatus.Closed)} {...closingApproach}>
          {copy.dealActions.close}
        </Button>
      )}
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button aria-label={copy.dealActions.more} icon={<MoreHorizontalRegular />} />
        </MenuTrigger>
        <MenuPopover>
          <MenuList {...DealDialogs.onApproach}>
            {mayClose && !isClosingNear && (
              <MenuItem onClick={() => onStatus(DealStatus.Closed)} {...closingApproach}>
                {copy.dealActions.close}
              </MenuItem>
            )}
            {statuses.map((status) => (
              <MenuItem
                key={status}
                onClick={() => (status === DealStatus.FellThrough ? onDialog('lose') : onStatus(status))}
              >
                {statusAction(deal, status)}
              </MenuItem>
            ))}
            {mayReopen && <MenuItem onClick={() => onDialog('reopen')}>{copy.dealActions.reopen}</MenuItem>}
            {(statuses.length > 0 || mayReopen) && <MenuDivider />}
            <MenuItem onClick={() => void navigate('?print=sheet')}>{copy.dealActions.print}</MenuItem>
            <MenuItem onClick={() => onDialog('duplicate')}>{copy.dealActions.duplicate}</MenuItem>
            {canKeepTemplates(viewer) && (
              <MenuItem onClick={() => void navigate(`/agent/workspaces?templates=new&from=${deal.id}`)}>
                {copy.dealActions.template}
              </MenuItem>
            )}
            {!isArchived && <MenuItem onClick={() => onDialog('move')}>{copy.dealActions.move}</MenuItem>}
            <MenuItem onClick={() => archive(deal, !isArchived)}>
              {isArchived ? copy.dealActions.restore : copy.dealActions.archive}
            </MenuItem>
            {canDeleteDeals(viewer) && (
              <MenuItem onClick={() => onDialog('delete')}>{copy.dealActions.delete}</MenuItem>
            )}
          </MenuList>
        </MenuPopover>
      </Menu>
    </>
  )
}

/** How agents call a status change: "Back on the market" after a listing's contract, otherwise the status itself. */
function statusAction(deal: Pick<Deal, 'status' | 'representation'>, to: Status): string {
  const from = deal.status
  if (from === DealStatus.UnderContract && to === DealStatus.Active) return afterFailure(deal).action
  if (from === DealStatus.OnHold && to !== DealStatus.FellThrough) return copy.statusAction.resume(dealStatusLabels[to])
  if (to === DealStatus.OnHold) return copy.statusAction.hold
  return copy.statusAction.mark(dealStatusLabels[to])
}
