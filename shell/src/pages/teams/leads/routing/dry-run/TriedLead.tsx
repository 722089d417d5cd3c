import type { LeadDryRunLead } from 'openapi'
import { LeadRuleWay } from 'openapi/codes'
import { Link } from 'react-router'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatInstant } from 'ui-kit/days'
import { FactLine } from 'ui-kit/FactLine'
import { copy } from '#pages/teams/leads/routing/rules/copy.ts'
import { useDryRunStyles } from './DryRun.styles.ts'

export interface TriedLeadProps {
  lead: LeadDryRunLead
  ruleName: string
  nameOf: (user: string) => string
}

/** One lead of last month, and who would have gotten it. */
export function TriedLead({ lead, ruleName, nameOf }: TriedLeadProps) {
  const styles = useDryRunStyles()
  const timeZone = useTimeZone()
  const { contact, name, source, received_at, skipped } = lead
  return (
    <li className={styles.lead}>
      <div className={styles.head}>
        <Link className={styles.link} to={`/agent/leads?contact=${contact}&view=page`}>
          {name || copy.dryRun.unnamed}
        </Link>
        <span className={styles.winner}>{winner(lead, nameOf)}</span>
      </div>
      <div className={styles.small}>
        <FactLine facts={[source, formatInstant(received_at, timeZone), ruleName]} />
      </div>
      {skipped.length > 0 && (
        <div className={styles.small}>
          {copy.dryRun.skipped(
            skipped.map(({ user, reason }) => copy.dryRun.skip(nameOf(user), copy.dryRun.reasons[reason])),
          )}
        </div>
      )}
    </li>
  )
}

function winner({ way, users }: LeadDryRunLead, nameOf: TriedLeadProps['nameOf']): string {
  if (way === LeadRuleWay.pond) return copy.dryRun.toPond
  const names = users.map(nameOf)
  return way === LeadRuleWay.claim ? copy.dryRun.toClaim(names) : (names[0] ?? copy.sentence.formerMember)
}
