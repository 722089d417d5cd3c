import { Button, mergeClasses, useRestoreFocusTarget } from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import { ReOrderDotsVerticalRegular } from '@fluentui/react-icons/svg/re-order-dots-vertical'
import { useSetAtom } from 'jotai'
import type { Contact } from 'openapi'
import { ContactStatus } from 'openapi/codes'
import { Link, useNavigate } from 'react-router'
import { useDragSource } from 'remote-kit/board/use-drag'
import { useCanClaim } from '#parts/claim/claim.api.ts'
import { ClaimButton } from '#parts/claim/ClaimButton.tsx'
import { isUnclaimed } from '#parts/claim/is-unclaimed.ts'
import { useContactAddress } from '#parts/contact-search/contact-search.ts'
import { contactApproach } from '#parts/contact-panel/contact-panel.ts'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { leadMenuAtom } from './board.atoms.ts'
import { copy } from './copy.ts'
import { useLeadCardStyles } from './LeadCard.styles.ts'
import { LeadFace } from './LeadFace.tsx'
import { makeDealAddress } from '#parts/contacts/make-deal.ts'
import { type DropLead, useKeyboardLead } from './use-keyboard-lead.ts'

/** The id of the hint for keyboard users; the board renders it once. */
export const MOVE_HINT_ID = 'lead-move-hint'

export interface LeadCardProps {
  lead: Contact
  now: number
  /** The statuses of the board, in order. */
  statuses: readonly ContactStatus[]
  drop: DropLead
}

/**
 * A lead on the board: a link to its panel that is dragged, moved by keyboard with its handle, or by the "…" menu. A
 * qualified one can become a deal.
 */
export function LeadCard({ lead, now, statuses, drop }: LeadCardProps) {
  const styles = useLeadCardStyles()
  const restoreFocus = useRestoreFocusTarget()
  const addressOf = useContactAddress()
  const navigate = useNavigate()
  const setMenu = useSetAtom(leadMenuAtom)
  const { ref, isDragged } = useDragSource(lead.id, { lead })
  const { isCarried, ...handle } = useKeyboardLead(lead, statuses, drop)
  const name = contactName(lead)
  const canClaim = useCanClaim()
  return (
    <article
      ref={ref}
      data-lead={lead.id}
      data-row-id={lead.id}
      className={mergeClasses(styles.card, isDragged && styles.away, isCarried && styles.carried)}
    >
      <LeadFace
        lead={lead}
        now={now}
        title={
          <Link
            to={addressOf(lead.id)}
            preventScrollReset
            className={styles.link}
            draggable={false}
            data-row-focus
            {...restoreFocus}
            {...contactApproach(lead.id)}
          >
            {name}
          </Link>
        }
      />
      {isUnclaimed(lead) && canClaim && <ClaimButton contact={lead} appearance="primary" className={styles.deal} />}
      {lead.status === ContactStatus.Qualified && !isUnclaimed(lead) && (
        <Button
          size="small"
          className={styles.deal}
          aria-label={copy.card.makeDealFor(name)}
          data-card-menu
          onClick={() => void navigate(makeDealAddress(lead.id))}
        >
          {copy.card.makeDeal}
        </Button>
      )}
      <div className={styles.tools} data-card-tools>
        <button
          type="button"
          {...handle}
          className={mergeClasses(styles.tool, styles.handle)}
          aria-label={copy.card.move(name)}
          aria-describedby={MOVE_HINT_ID}
          aria-pressed={isCarried}
          data-card-handle
        >
          <ReOrderDotsVerticalRegular fontSize={20} aria-hidden />
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-label={copy.card.actions(name)}
          aria-haspopup="menu"
          id={`menu-of-${lead.id}`}
          data-card-menu
          onClick={({ currentTarget: at }) => setMenu((now) => (now?.at === at ? null : { lead, at }))}
        >
          <MoreHorizontalRegular fontSize={20} aria-hidden />
        </button>
      </div>
    </article>
  )
}
