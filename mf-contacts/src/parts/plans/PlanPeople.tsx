import { Button, Select } from '@fluentui/react-components'
import type { Plan, PlanEnrollment } from 'openapi'
import { EnrollmentState, enrollmentStopLabels } from 'openapi/codes'
import { useState } from 'react'
import { Link } from 'react-router'
import { codeOf } from 'remote-kit/forms/code-of'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatInstant } from 'ui-kit/days'
import { ErrorState } from 'ui-kit/ErrorState'
import { Hint } from 'ui-kit/Hint'
import { Panel } from 'ui-kit/Panel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useLabels } from '#parts/contacts/contacts.api.ts'
import { copy } from './copy.ts'
import { EnrollmentMenu } from './EnrollmentMenu.tsx'
import { useEnrollments, usePlanSettings } from './plans.api.ts'
import { usePlansStyles } from './Plans.styles.ts'
import { stepWords } from './step-words.ts'
import { WaysToAdd } from './WaysToAdd.tsx'

/** Who is or was in a plan: what comes next for them, or why it ended. */
export function PlanPeople({ plan, onSetRule }: { plan: Plan; onSetRule: () => void }) {
  const styles = usePlansStyles()
  const [state, setState] = useState<EnrollmentState | null>(null)
  const people = useEnrollments({ plan: plan.id, ...(state && { state: [state] }) })
  const all = people.data?.pages.flatMap((page) => page.results) ?? []
  return (
    <Panel
      title={copy.people.title}
      actions={
        <Select
          size="small"
          aria-label={copy.people.show}
          value={state ?? ''}
          onChange={(_, { value }) => setState(codeOf(EnrollmentState, value) ?? null)}
        >
          <option value="">{copy.people.all}</option>
          {Object.values(EnrollmentState).map((one) => (
            <option key={one} value={one}>
              {copy.states[one]}
            </option>
          ))}
        </Select>
      }
    >
      {people.isPending && <SkeletonRows label={copy.people.loading} rows={4} />}
      {people.isError && all.length === 0 && (
        <ErrorState title={copy.people.failed} error={people.error} onRetry={() => void people.refetch()} />
      )}
      {people.data && all.length === 0 && state && <Hint>{copy.people.noMatch}</Hint>}
      {people.data && all.length === 0 && !state && <WaysToAdd onSetRule={plan.editable ? onSetRule : undefined} />}
      <ul className={styles.list} style={{ gap: 0 }} aria-label={copy.people.title}>
        {all.map((one) => (
          <PersonRow key={one.id} one={one} plan={plan} />
        ))}
      </ul>
      {people.hasNextPage && (
        <Button
          className={styles.more}
          disabledFocusable={people.isFetchingNextPage}
          onClick={() => void people.fetchNextPage()}
        >
          {copy.people.more}
        </Button>
      )}
    </Panel>
  )
}

function PersonRow({ one, plan }: { one: PlanEnrollment; plan: Plan }) {
  const styles = usePlansStyles()
  return (
    <li className={styles.person}>
      <div>
        {one.contact_name ? (
          <Link className={styles.name} to={`/agent/contacts?contact=${one.contact}&view=page`}>
            {one.contact_name}
          </Link>
        ) : (
          copy.people.deletedContact
        )}
        <p className={styles.fact}>
          <WhereTheyAre one={one} plan={plan} />
        </p>
        {one.note && <p className={styles.fact}>{one.note}</p>}
      </div>
      <EnrollmentMenu one={one} name={one.contact_name} />
    </li>
  )
}

/** What comes next for them and when, or why it's over. */
export function WhereTheyAre({
  one,
  plan,
}: {
  one: PlanEnrollment
  plan: Pick<Plan, 'steps' | 'paused_at'> | undefined
}) {
  const timeZone = useTimeZone()
  const labels = useLabels()
  const { data: settings } = usePlanSettings()
  const { steps = [], paused_at: held = null } = plan ?? {}
  const { state, next_at, ended_at, stop_reason: reason } = one
  if (ended_at) {
    const why = reason ? enrollmentStopLabels[reason] : copy.states[state]
    return `${why} · ${formatInstant(ended_at, timeZone)}`
  }
  if (state === 'paused') return copy.states.paused
  const at = steps.findIndex(({ id }) => id === one.step)
  const here = steps[at]
  // While they wait, what comes after it is what people want to know.
  const next = here?.kind === 'wait' ? (steps[at + 1] ?? here) : here
  const words = next ? stepWords(next, (label) => labels.get(label)?.name) : ''
  if (settings?.paused_at) return copy.people.held(copy.people.allPaused, words)
  if (held) return copy.people.held(copy.people.planPaused, words)
  return next_at ? copy.people.next(words, formatInstant(next_at, timeZone)) : words
}
