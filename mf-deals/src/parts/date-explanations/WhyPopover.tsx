import type { DateExplanation } from 'openapi'
import { useState } from 'react'
import { useToday } from 'remote-kit/use-today'
import { formatDay, onDay } from 'ui-kit/days'
import { lazyPart } from 'ui-kit/lazy-part'
import { ButtonPopover } from '#parts/controls/ButtonPopover.tsx'
import type { AskedDate } from './asked-date.atoms.ts'
import { copy } from './copy.ts'
import { DateExplanationView } from './DateExplanationView.tsx'
import { followRule } from './follow-rule.ts'
import { useWhyPopoverStyles } from './WhyPopover.styles.ts'

const ReschedulePanel = lazyPart(async () => (await import('#parts/rescheduling/ReschedulePanel.tsx')).ReschedulePanel)

/** The explanation of a date beside it. A contractual or pinned date that its rule would move offers that move. */
export function WhyPopover({ deal, of, title, button, onClose }: AskedDate & { onClose: () => void }) {
  const styles = useWhyPopoverStyles()
  const now = useToday()
  const [moving, setMoving] = useState<DateExplanation | null>(null)
  if (moving) {
    const question = moving.wanted
      ? copy.whyPopover.moves(title, onDay(formatDay(moving.wanted, now)))
      : copy.whyPopover.clears(title)
    return <ReschedulePanel deal={deal} title={question} request={followRule(moving)} onClose={onClose} />
  }
  return (
    <ButtonPopover
      button={button}
      label={copy.whyPopover.label(title)}
      position={{ position: 'above' }}
      className={styles.surface}
      onClose={onClose}
    >
      <DateExplanationView deal={deal} of={of} onMove={setMoving} />
    </ButtonPopover>
  )
}
