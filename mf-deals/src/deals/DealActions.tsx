import { Button, Menu, MenuDivider, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import { ShareRegular } from '@fluentui/react-icons/svg/share'
import type { Deal, DealStatus as Status } from 'openapi'
import { DealStatus, dealStatusLabels } from 'openapi/codes'
import { useNavigate } from 'react-router'
import { closeDialogApproach, type DealDialog, reasonDialogApproach } from './DealDialogs.tsx'
import { isEnded, nextStatuses } from './deal-status.ts'
import { useArchiveDeal } from './use-archive-deal.ts'

export interface DealActionsProps {
  deal: Deal
  onStatus: (status: Status) => void
  onDialog: (dialog: DealDialog) => void
}

/** What can be done with the deal as a whole: share, close, change its status, reopen, archive. */
export function DealActions({ deal, onStatus, onDialog }: DealActionsProps) {
  const navigate = useNavigate()
  const archive = useArchiveDeal()
  const isArchived = deal.archived_at !== null

  return (
    <>
      <Button icon={<ShareRegular />} onClick={() => void navigate(`/agent/client_portal/${deal.id}`)}>
        Share with client
      </Button>
      {deal.status === DealStatus.UnderContract && (
        <Button appearance="primary" onClick={() => onDialog('close')} {...closeDialogApproach}>
          Close deal
        </Button>
      )}
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button aria-label="More actions" icon={<MoreHorizontalRegular />} />
        </MenuTrigger>
        <MenuPopover>
          <MenuList {...reasonDialogApproach}>
            {nextStatuses(deal.status).map((status) => (
              <MenuItem
                key={status}
                onClick={() => (status === DealStatus.FellThrough ? onDialog('lose') : onStatus(status))}
              >
                {statusAction(deal.status, status)}
              </MenuItem>
            ))}
            {isEnded(deal.status) && <MenuItem onClick={() => onDialog('reopen')}>Reopen</MenuItem>}
            <MenuDivider />
            <MenuItem onClick={() => archive(deal, !isArchived)}>{isArchived ? 'Restore' : 'Archive'}</MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
    </>
  )
}

/** What an agent calls the change: "Back on market" from a contract, otherwise the status itself. */
function statusAction(from: Status, to: Status): string {
  if (from === DealStatus.UnderContract && to === DealStatus.Active) return 'Back on market'
  if (from === DealStatus.OnHold && to !== DealStatus.FellThrough) return `Resume as ${dealStatusLabels[to]}`
  if (to === DealStatus.OnHold) return 'Put on hold'
  return `Mark as ${dealStatusLabels[to]}`
}
