import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import type { Contact, PlanEnrollment } from 'openapi'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatInstant, withinSentence } from 'ui-kit/days'
import { ErrorState } from 'ui-kit/ErrorState'
import { Hint } from 'ui-kit/Hint'
import { Panel } from 'ui-kit/Panel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { copy } from './copy.ts'
import { EnrollmentMenu } from './EnrollmentMenu.tsx'
import { WhereTheyAre } from './PlanPeople.tsx'
import { useEmailConsent, useEnrollments, useFreshSteps, usePlans, useSetConsent } from './plans.api.ts'
import { usePlansStyles } from './Plans.styles.ts'
import { StartPlanDialog } from './start-plan.ts'

/** The plans that a contact is in, what comes next, and whether plans may email them. */
export function ContactPlans({ contact }: { contact: Contact }) {
  const styles = usePlansStyles()
  const enrollments = useEnrollments({ contact: contact.id, state: ['active', 'paused'] })
  const [isStarting, setIsStarting] = useState(false)
  const all = enrollments.data?.pages.flatMap((page) => page.results)
  useFreshSteps(all)
  return (
    <Panel
      title={copy.contact.title}
      actions={
        <Button
          size="small"
          appearance="subtle"
          icon={<AddRegular />}
          onClick={() => setIsStarting(true)}
          {...StartPlanDialog.onApproach}
        >
          {copy.contact.start}
        </Button>
      }
    >
      {enrollments.isPending && <SkeletonRows label={copy.contact.loading} rows={2} />}
      {enrollments.isError && !all && (
        <ErrorState title={copy.contact.failed} error={enrollments.error} onRetry={() => void enrollments.refetch()} />
      )}
      {all?.length === 0 && <Hint>{copy.contact.empty}</Hint>}
      <ul className={styles.list} style={{ gap: 0 }} aria-label={copy.contact.title}>
        {all?.map((one) => (
          <PlanOfContact key={one.id} one={one} />
        ))}
      </ul>
      <Consent contact={contact} />
      {isStarting && (
        <StartPlanDialog
          whom={{ contacts: [contact.id] }}
          name={contactName(contact)}
          onClose={() => setIsStarting(false)}
        />
      )}
    </Panel>
  )
}

function PlanOfContact({ one }: { one: PlanEnrollment }) {
  const styles = usePlansStyles()
  const { data } = usePlans()
  const plan = data?.results.find(({ id }) => id === one.plan)
  return (
    <li className={styles.person}>
      <div>
        <Link className={styles.name} to={`/agent/contacts?view=plans&plan=${one.plan}`}>
          {one.plan_name}
        </Link>
        <p className={styles.fact}>
          <WhereTheyAre one={one} plan={plan} />
        </p>
        {one.note && <p className={styles.fact}>{one.note}</p>}
      </div>
      <EnrollmentMenu one={one} name={one.plan_name} />
    </li>
  )
}

function Consent({ contact }: { contact: Contact }) {
  const styles = usePlansStyles()
  const timeZone = useTimeZone()
  const { data } = useEmailConsent(contact.id)
  const set = useSetConsent(contact.id)
  if (!data) return null
  const { opted_out: isOut, reason, at, bounced } = data
  return (
    <div className={styles.consent}>
      {isOut && reason && at && (
        <p className={styles.fact}>
          {copy.contact.optedOut(copy.contact.why[reason], withinSentence(formatInstant(at, timeZone)))}
        </p>
      )}
      {bounced.length > 0 && <p className={styles.fact}>{copy.contact.bounced(bounced.join(', '))}</p>}
      {(!isOut || reason === 'by_hand') && (
        <div>
          <Button size="small" disabledFocusable={set.isPending} onClick={() => set.mutate(!isOut)}>
            {isOut ? copy.contact.optIn : copy.contact.optOut}
          </Button>
        </div>
      )}
    </div>
  )
}
