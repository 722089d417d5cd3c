import { Button, mergeClasses } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left'
import { SettingsRegular } from '@fluentui/react-icons/svg/settings'
import { TaskListLtrRegular } from '@fluentui/react-icons/svg/task-list-ltr'
import { useAtomValue } from 'jotai'
import type { Plan, StarterPlan } from 'openapi'
import { useState } from 'react'
import { Link } from 'react-router'
import { canKeepPlans } from 'remote-kit/rights'
import { deviceTypeAtom, userProfileAtom } from 'remote-kit/session'
import { useSearchParams } from 'remote-kit/use-search-params'
import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { FactLine } from 'ui-kit/FactLine'
import { PageFrame } from 'ui-kit/PageFrame'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { Tag } from 'ui-kit/Tag'
import { LinkButton } from '#parts/link-button/LinkButton.tsx'
import { copy } from '../copy.ts'
import { PlanSettingsPanel } from '../settings/PlanSettingsPanel.tsx'
import { PlanEditor } from '../editor/PlanEditor.tsx'
import { peopleFacts } from './people-facts.ts'
import { PlanPage } from './PlanPage.tsx'
import { usePlans } from '../plans.api.ts'
import { usePlansStyles } from '../Plans.styles.ts'
import { PlansNotice } from '../settings/PlansNotice.tsx'

/** `/agent/contacts?view=plans`: the follow-up plans, or the one that `plan` names. */
export function PlansPage() {
  const [params] = useSearchParams()
  const plan = params.get('plan')
  return plan ? <PlanPage key={plan} id={plan} /> : <AllPlans />
}

function AllPlans() {
  const plans = usePlans()
  const maySet = canKeepPlans(useAtomValue(userProfileAtom))
  const [draft, setDraft] = useState<StarterPlan | 'empty' | null>(null)
  const [isSetting, setIsSetting] = useState(false)
  const count = plans.data?.results.length
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  return (
    <PageFrame
      title={copy.title}
      meta={<span role="status">{count ? copy.count(count) : ''}</span>}
      actions={
        <>
          <LinkButton to="/agent/contacts" appearance="subtle" icon={<ArrowLeftRegular />} aria-label={copy.back}>
            {isPhone ? null : copy.back}
          </LinkButton>
          {maySet && (
            <Button icon={<SettingsRegular />} onClick={() => setIsSetting(true)}>
              {copy.settings.button}
            </Button>
          )}
          <Button appearance="primary" icon={<AddRegular />} onClick={() => setDraft('empty')}>
            {copy.create}
          </Button>
        </>
      }
      width="narrow"
    >
      <PlansNotice />
      {plans.isPending && <SkeletonRows label={copy.loading} rows={6} />}
      {plans.isLoadingError && (
        <ErrorState title={copy.failed} error={plans.error} onRetry={() => void plans.refetch()} />
      )}
      {plans.data && <Listed plans={plans.data.results} starters={plans.data.starters} onUse={setDraft} />}
      {draft && <PlanEditor {...(draft !== 'empty' && { starter: draft })} onClose={() => setDraft(null)} />}
      {isSetting && <PlanSettingsPanel onClose={() => setIsSetting(false)} />}
    </PageFrame>
  )
}

type ListedProps = { plans: Plan[]; starters: StarterPlan[]; onUse: (starter: StarterPlan) => void }

function Listed({ plans, starters, onUse }: ListedProps) {
  const styles = usePlansStyles()
  const unused = starters.filter(({ name }) => !plans.some((plan) => plan.name === name))
  return (
    <>
      {plans.length === 0 ? (
        <EmptyState icon={<TaskListLtrRegular />} title={copy.emptyTitle}>
          {copy.empty}
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-label={copy.title}>
          {plans.map((plan) => (
            <PlanRow key={plan.id} plan={plan} />
          ))}
        </ul>
      )}
      {unused.length > 0 && (
        <>
          <h2 className={mergeClasses(styles.heading, styles.above)}>{copy.starters}</h2>
          <ul className={styles.cards} aria-label={copy.starters}>
            {unused.map((starter) => (
              <li key={starter.key} className={styles.card}>
                <strong>{starter.name}</strong>
                <p className={styles.fact}>{starter.description}</p>
                <span className={styles.grow} />
                <div className={styles.end}>
                  <Button aria-label={copy.useOf(starter.name)} onClick={() => onUse(starter)}>
                    {copy.use}
                  </Button>
                  <span className={styles.fact}>{copy.steps(starter.steps.length)}</span>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function PlanRow({ plan }: { plan: Plan }) {
  const styles = usePlansStyles()
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <Link className={styles.name} to={`?view=plans&plan=${plan.id}`}>
          {plan.name}
        </Link>
        {plan.paused_at && <Tag>{copy.paused}</Tag>}
        {!plan.shared && <Tag>{copy.yours}</Tag>}
      </div>
      <span className={styles.fact}>
        <FactLine facts={peopleFacts(plan)} />
      </span>
      {plan.description && <p className={mergeClasses(styles.fact, styles.whole)}>{plan.description}</p>}
    </li>
  )
}
