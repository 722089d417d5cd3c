import { Button, Checkbox, Field, Input, Textarea } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import type { Plan, PlanChanged, StarterPlan } from 'openapi'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { useAskBeforeLeaving } from 'remote-kit/forms/use-ask-before-leaving'
import { canKeepPlans } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { Hint } from 'ui-kit/Hint'
import { SidePanel } from 'ui-kit/SidePanel'
import { AddStep } from './AddStep.tsx'
import { copy } from '../copy.ts'
import { bodyOf, draftOf, moved, newStep, type DraftStep, type PlanDraft } from './plan-draft.ts'
import { PlanRules } from './PlanRules.tsx'
import { useCreatePlan, usePlanEffect, useUpdatePlan } from '../plans.api.ts'
import { usePlansStyles } from '../Plans.styles.ts'
import { PlansNotice } from '../settings/PlansNotice.tsx'
import { SavePlanDialog } from './SavePlanDialog.tsx'
import { StepCard } from './StepCard.tsx'
import { usePlanProblems } from './use-plan-problems.ts'

export interface PlanEditorProps {
  /** The plan to change; without it, a new one is created. */
  plan?: Plan
  /** What a new one starts from. */
  starter?: StarterPlan
  /** Whether it opens at what starts it by itself. */
  isAtStarts?: boolean
  onClose: () => void
}

/** Creates or changes a plan. If people are in it, says what the change means for them before it's saved. */
export function PlanEditor({ plan, starter, isAtStarts = false, onClose }: PlanEditorProps) {
  const styles = usePlansStyles()
  const navigate = useNavigate()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const mayShare = canKeepPlans(useAtomValue(userProfileAtom))
  const [opened] = useState(() => draftOf(plan, starter, mayShare))
  const [draft, setDraft] = useState(opened)
  const [effect, setEffect] = useState<PlanChanged | null>(null)
  const create = useCreatePlan()
  const update = useUpdatePlan()
  const ask = usePlanEffect()
  const isPending = create.isPending || update.isPending || ask.isPending
  const { question, leave, leaveSaved } = useAskBeforeLeaving(draft !== opened)
  const wrong = usePlanProblems(draft, form)
  const set = (change: Partial<PlanDraft>) => {
    const next = { ...draft, ...change }
    wrong.follow(next)
    setDraft(next)
  }
  const setSteps = (steps: DraftStep[]) => set({ steps })
  // Whoever may not share leaves it as it is.
  const body = () => (mayShare ? bodyOf(draft) : { ...bodyOf(draft), shared: plan?.shared ?? false })
  const write = () =>
    plan &&
    update.mutate(
      { id: plan.id, body: body() },
      {
        onSuccess: () => leaveSaved(onClose),
        onError: (error) => {
          setEffect(null)
          wrong.refuse(error)
        },
      },
    )
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending || !wrong.check()) return
    const onError = wrong.refuse
    if (!plan) {
      create.mutate(body(), {
        onSuccess: (made) => leaveSaved(() => void navigate(`/agent/contacts?view=plans&plan=${made.id}`)),
        onError,
      })
      return
    }
    const onSuccess = (found: PlanChanged) => (found.people > 0 ? setEffect(found) : write())
    ask.mutate({ id: plan.id, body: body() }, { onSuccess, onError })
  }
  return (
    <SidePanel
      open
      title={plan ? copy.editor.editTitle(plan.name) : copy.editor.newTitle}
      onClose={() => leave(onClose)}
      actions={
        <>
          <Button onClick={() => leave(onClose)}>{copy.editor.cancel}</Button>
          <Button appearance="primary" type="submit" form={id} disabledFocusable={isPending}>
            {copy.editor.save}
          </Button>
        </>
      }
    >
      {/* Outside of the form: what it opens has a form of its own. */}
      {draft.steps.some(({ kind }) => kind === 'email') && <PlansNotice isNarrow />}
      <form ref={form} id={id} className={styles.form} onSubmit={save} noValidate>
        <FormProblem error={wrong.rest} />
        <Field label={copy.editor.name} required validationMessage={wrong.problems.get('name') ?? null}>
          <Input value={draft.name} maxLength={80} onChange={(_, { value }) => set({ name: value })} />
        </Field>
        <Field label={copy.editor.description} validationMessage={wrong.problems.get('description') ?? null}>
          <Textarea rows={2} value={draft.description} onChange={(_, { value }) => set({ description: value })} />
        </Field>
        {mayShare && (
          <Checkbox
            label={copy.editor.shared}
            checked={draft.shared}
            onChange={(_, { checked }) => set({ shared: checked === true })}
          />
        )}
        <h3 className={styles.heading}>{copy.editor.steps}</h3>
        {draft.steps.length === 0 && <Hint>{copy.editor.noSteps}</Hint>}
        {draft.steps.map((step, at) => (
          <StepCard
            key={step.key}
            step={step}
            number={at + 1}
            isLast={at === draft.steps.length - 1}
            problems={wrong.problems}
            onChange={(next) => setSteps(draft.steps.map((one, n) => (n === at ? next : one)))}
            onMove={(by) => setSteps(moved(draft.steps, at, by))}
            onRemove={() => setSteps(draft.steps.filter((_, n) => n !== at))}
          />
        ))}
        <AddStep onAdd={(kind) => setSteps([...draft.steps, newStep(kind)])} />
        <PlanRules draft={draft} isAtStarts={isAtStarts} onChange={set} />
      </form>
      {effect && (
        <SavePlanDialog effect={effect} isPending={update.isPending} onSave={write} onClose={() => setEffect(null)} />
      )}
      {question}
    </SidePanel>
  )
}
