import { mergeClasses } from '@fluentui/react-components'
import type { Contact } from 'openapi'
import { ContactStatus, contactSourceLabels, contactStatusLabels } from 'openapi/codes'
import type { ReactNode } from 'react'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { useToday } from 'remote-kit/use-today'
import { contactTemperatureChips } from 'ui-kit/code-labels'
import { dayOf, daysBetween, formatAgoWithin } from 'ui-kit/days'
import { DueDay } from 'ui-kit/DueDay'
import { formatMoneyShort } from 'ui-kit/format'
import { StatusChip } from 'ui-kit/StatusChip'
import { Tag } from 'ui-kit/Tag'
import { isUnclaimed } from '#parts/claim/is-unclaimed.ts'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { ContactOwner } from '#parts/contacts/ContactOwner.tsx'
import { copy } from './copy.ts'
import { useLeadFaceStyles } from './LeadFace.styles.ts'
import { leadSpeed } from './lead-speed.ts'

export interface LeadFaceProps {
  lead: Contact
  /** The time, for what runs. */
  now: number
  /** The name as a link. */
  title?: ReactNode
}

/** What a card says of a lead: who, from where, how warm, how long, and how fast they were answered. */
export function LeadFace({ lead, now, title }: LeadFaceProps) {
  const styles = useLeadFaceStyles()
  const day = useToday()
  const timeZone = useTimeZone()
  const { status, status_since: since, last_touch_at: last } = lead
  const age = since && daysBetween(dayOf(new Date(since), timeZone), day)
  const facts = [
    contactSourceLabels[lead.source],
    lead.price !== null && formatMoneyShort(lead.price),
    last && copy.card.last(formatAgoWithin(last, timeZone)),
  ].filter(Boolean)
  return (
    <div className={styles.face}>
      <div className={styles.name}>{title ?? contactName(lead)}</div>
      <div className={styles.facts}>{facts.join(' · ')}</div>
      {status === ContactStatus.Lost && lead.lost_reason && <div className={styles.reason}>{lead.lost_reason}</div>}
      <div className={styles.line}>
        <StatusChip chip={contactTemperatureChips[lead.temperature]} />
        <Speed lead={lead} now={now} />
      </div>
      <div className={mergeClasses(styles.line, styles.lastLine)}>
        <span className={styles.when}>
          {age !== null && (
            <span title={copy.card.ageHint(contactStatusLabels[status])}>{copy.card.age(Number(age))}</span>
          )}
          {lead.next_follow_up && (
            <span>
              {copy.card.followUp} <DueDay day={lead.next_follow_up} now={day} />
            </span>
          )}
        </span>
        <span className={styles.end}>
          {isUnclaimed(lead) ? <Tag>{copy.card.unclaimed}</Tag> : <ContactOwner id={lead.owner} avatarOnly />}
        </span>
      </div>
    </div>
  )
}

/** The speed to lead. It runs while no one has answered a new lead. */
function Speed({ lead, now }: Pick<LeadFaceProps, 'lead' | 'now'>) {
  const styles = useLeadFaceStyles()
  const { ms, isAnswered } = leadSpeed(lead, now)
  if (!isAnswered && lead.status !== ContactStatus.NewLead) return null
  return (
    <span className={mergeClasses(!isAnswered && styles.waiting)} title={copy.card.speedHint}>
      {isAnswered ? copy.card.answered(ms) : copy.card.waiting(ms)}
    </span>
  )
}
