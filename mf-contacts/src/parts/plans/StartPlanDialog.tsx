import { Field, Select } from '@fluentui/react-components'
import type { ContactFilters, PlanStart, PlanStarted } from 'openapi'
import { useState } from 'react'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { Hint } from 'ui-kit/Hint'
import { LinkButton } from '#parts/link-button/LinkButton.tsx'
import { copy } from './copy.ts'
import { usePlans, useStartPlan, useStartPreview, usePlanSettings } from './plans.api.ts'

const PLANS = '/agent/contacts?view=plans'

export interface StartPlanDialogProps {
  /** For whom: some contacts, or everyone who matches. */
  whom: { contacts: string[] } | { filters: ContactFilters }
  /** The name of the only one. */
  name?: string
  onDone?: () => void
  onClose: () => void
}

/** Starts a plan, and says who is left out and why before it does. */
export function StartPlanDialog({ whom, name, onDone, onClose }: StartPlanDialogProps) {
  const plans = usePlans()
  const all = plans.data?.results ?? []
  const hasNone = plans.data !== undefined && all.length === 0
  const [chosen, setChosen] = useState('')
  const plan = chosen || (all[0]?.id ?? '')
  const body: PlanStart | null = plan ? { plan, ...whom } : null
  const preview = useStartPreview(body)
  const { data: settings } = usePlanSettings()
  const isHeld = Boolean(settings?.paused_at ?? all.find(({ id }) => id === plan)?.paused_at)
  const start = useStartPlan()
  const count = preview.data?.started.length ?? 0
  const submit = () => {
    if (!body) return
    start.mutate(body, {
      onSuccess: () => {
        onClose()
        onDone?.()
      },
    })
  }
  return (
    <FormDialog
      title={copy.start.title}
      action={copy.start.start}
      isPending={start.isPending}
      isOff={count === 0}
      error={start.error ?? preview.error ?? plans.error}
      onSubmit={submit}
      onClose={onClose}
      instead={
        hasNone && (
          <LinkButton appearance="primary" to={PLANS}>
            {copy.start.create}
          </LinkButton>
        )
      }
    >
      {hasNone ? (
        <Hint>{copy.start.none}</Hint>
      ) : (
        <Field label={copy.start.plan} hint={forWhom(whom, name)}>
          <Select value={plan} onChange={(_, { value }) => setChosen(value)}>
            {all.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {body && preview.isPending && <Hint>{copy.start.checking}</Hint>}
      {preview.data && <Outcome found={preview.data} />}
      {isHeld && <Hint>{copy.start.held}</Hint>}
    </FormDialog>
  )
}

function forWhom(whom: StartPlanDialogProps['whom'], name: string | undefined): string {
  if ('filters' in whom) return copy.start.forList
  return name ? copy.start.forOne(name) : copy.start.forSome(whom.contacts.length)
}

const MOST_LINES = 5

function Outcome({ found: { started, skipped } }: { found: PlanStarted }) {
  return (
    <div role="status">
      {started.length > 0 && <p>{copy.start.will(started.length)}</p>}
      {skipped.length > 0 && (
        <>
          <p>{copy.start.skipped(skipped.length)}</p>
          <ul>
            {skipped.slice(0, MOST_LINES).map(({ id, name, reason }) => (
              <li key={id}>{copy.start.line(name || copy.start.unknown, reason)}</li>
            ))}
            {skipped.length > MOST_LINES && <li>{copy.start.moreLines(skipped.length - MOST_LINES)}</li>}
          </ul>
        </>
      )}
    </div>
  )
}
