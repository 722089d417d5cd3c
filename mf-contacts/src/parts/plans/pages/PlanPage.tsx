import { Button, MenuItem } from '@fluentui/react-components'
import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import type { Plan } from 'openapi'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from 'remote-kit/api-client'
import { useLeadSources } from 'remote-kit/lead-sources'
import { ActionsMenu } from 'ui-kit/ActionsMenu'
import { ConfirmDialog } from 'ui-kit/ConfirmDialog'
import { ErrorState } from 'ui-kit/ErrorState'
import { FactLine } from 'ui-kit/FactLine'
import { Hint } from 'ui-kit/Hint'
import { NotFound } from 'ui-kit/NotFound'
import { PageFrame } from 'ui-kit/PageFrame'
import { Panel } from 'ui-kit/Panel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { Tag } from 'ui-kit/Tag'
import { useLabels } from '#parts/contacts/contacts.api.ts'
import { LinkButton } from '#parts/link-button/LinkButton.tsx'
import { copy } from '../copy.ts'
import { peopleFacts } from './people-facts.ts'
import { PlanEditor } from '../editor/PlanEditor.tsx'
import { PlanPeople } from '../PlanPeople.tsx'
import { useDeletePlan, usePlan, useUpdatePlan } from '../plans.api.ts'
import { usePlansStyles } from '../Plans.styles.ts'
import { startWords, stopWords } from './rule-words.ts'
import { stepWords } from '../step-words.ts'

const ALL = '/agent/contacts?view=plans'

/** One plan: what it does, and who is in it. */
export function PlanPage({ id }: { id: string }) {
  const { data: plan, error, refetch } = usePlan(id)
  if (plan) return <Whole plan={plan} />
  if (error instanceof ApiError && error.status === 404) return <NotFound />
  if (error) return <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />
  return <SkeletonRows label={copy.loading} rows={8} />
}

function Whole({ plan }: { plan: Plan }) {
  const styles = usePlansStyles()
  const labels = useLabels()
  const [editing, setEditing] = useState<'plan' | 'starts' | null>(null)
  const { steps } = plan
  const sources = useLeadSources()
  const stops = stopWords(plan)
  return (
    <PageFrame
      title={plan.name}
      mark={plan.paused_at && <Tag>{copy.paused}</Tag>}
      meta={<FactLine facts={peopleFacts(plan)} />}
      actions={
        <>
          <LinkButton to={ALL} appearance="subtle" icon={<ArrowLeftRegular />}>
            {copy.backToPlans}
          </LinkButton>
          {plan.editable && <PlanMenu plan={plan} />}
          {plan.editable && (
            <Button appearance="primary" icon={<EditRegular />} onClick={() => setEditing('plan')}>
              {copy.edit}
            </Button>
          )}
        </>
      }
    >
      {plan.description && <p className={styles.about}>{plan.description}</p>}
      <div className={styles.columns}>
        <Panel title={copy.editor.steps}>
          {steps.length === 0 ? (
            <Hint>{copy.editor.noSteps}</Hint>
          ) : (
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step.id}>{stepWords(step, (label) => labels.get(label)?.name)}</li>
              ))}
            </ol>
          )}
          <Hint>
            {startWords(
              plan,
              (id) => sources.find((one) => one.id === id)?.name,
              (id) => labels.get(id)?.name,
            )}
          </Hint>
          {stops && <Hint>{stops}</Hint>}
        </Panel>
        <PlanPeople plan={plan} onSetRule={() => setEditing('starts')} />
      </div>
      {editing && <PlanEditor plan={plan} isAtStarts={editing === 'starts'} onClose={() => setEditing(null)} />}
    </PageFrame>
  )
}

function PlanMenu({ plan }: { plan: Plan }) {
  const navigate = useNavigate()
  const update = useUpdatePlan()
  const remove = useDeletePlan()
  const [isAsking, setIsAsking] = useState(false)
  const isPaused = plan.paused_at !== null
  const turn = () =>
    update.mutate({ id: plan.id, body: { paused: !isPaused }, said: isPaused ? copy.resumedDone : copy.pausedDone })
  return (
    <>
      <ActionsMenu label={copy.actions(plan.name)} size="medium">
        <MenuItem onClick={turn}>{isPaused ? copy.resume : copy.pause}</MenuItem>
        <MenuItem onClick={() => setIsAsking(true)}>{copy.delete}</MenuItem>
      </ActionsMenu>
      {isAsking && (
        <ConfirmDialog
          title={copy.deleteTitle(plan.name)}
          action={copy.delete}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate(plan.id, { onSuccess: () => void navigate(ALL) })}
          onClose={() => setIsAsking(false)}
        >
          <p>{copy.deleteWords(plan.people.active + plan.people.paused)}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
