import {
  Button,
  Checkbox,
  Field,
  Input,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Textarea,
} from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { useAtomValue } from 'jotai'
import type { Plan, PlanChanged, StarterPlan } from 'openapi'
import { PlanStepKind, planStepKindLabels } from 'openapi/codes'
import { type SubmitEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { useAskBeforeLeaving } from 'remote-kit/forms/use-ask-before-leaving'
import { canKeepPlans } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { Hint } from 'ui-kit/Hint'
import { SidePanel } from 'ui-kit/SidePanel'
import { copy } from './copy.ts'
import { bodyOf, draftOf, moved, newStep, type DraftStep } from './plan-draft.ts'
import { PlanRules } from './PlanRules.tsx'
import { useCreatePlan, usePlanEffect, useUpdatePlan } from './plans.api.ts'
import { usePlansStyles } from './Plans.styles.ts'
import { SavePlanDialog } from './SavePlanDialog.tsx'
import { StepCard } from './StepCard.tsx'

export interface PlanEditorProps {
  /** The plan to change; without it, a new one is created. */
  plan?: Plan
  /** What a new one starts from. */
  starter?: StarterPlan
  onClose: () => void
}

/** Creates or changes a plan. If people are in it, says what the change means for them before it's saved. */
export function PlanEditor({ plan, starter, onClose }: PlanEditorProps) {
  const styles = usePlansStyles()
  const navigate = useNavigate()
  const form = useId()
  const mayShare = canKeepPlans(useAtomValue(userProfileAtom))
  const [opened] = useState(() => draftOf(plan, starter, mayShare))
  const [draft, setDraft] = useState(opened)
  const [effect, setEffect] = useState<PlanChanged | null>(null)
  const create = useCreatePlan()
  const update = useUpdatePlan()
  const ask = usePlanEffect()
  const isPending = create.isPending || update.isPending || ask.isPending
  const { question, leave, leaveSaved } = useAskBeforeLeaving(draft !== opened)
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change })
  const setSteps = (steps: DraftStep[]) => set({ steps })
  // Whoever may not share leaves it as it is.
  const body = () => (mayShare ? bodyOf(draft) : { ...bodyOf(draft), shared: plan?.shared ?? false })
  const write = () =>
    plan &&
    update.mutate(
      { id: plan.id, body: body() },
      { onSuccess: () => leaveSaved(onClose), onError: () => setEffect(null) },
    )
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    if (!plan) {
      create.mutate(body(), {
        onSuccess: ({ id }) => leaveSaved(() => void navigate(`/agent/contacts?view=plans&plan=${id}`)),
      })
      return
    }
    ask.mutate({ id: plan.id, body: body() }, { onSuccess: (found) => (found.people > 0 ? setEffect(found) : write()) })
  }
  return (
    <SidePanel
      open
      title={plan ? copy.editor.editTitle(plan.name) : copy.editor.newTitle}
      onClose={() => leave(onClose)}
      actions={
        <>
          <Button onClick={() => leave(onClose)}>{copy.editor.cancel}</Button>
          <Button appearance="primary" type="submit" form={form} disabledFocusable={isPending}>
            {copy.editor.save}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={save} noValidate>
        <FormProblem error={create.error ?? ask.error ?? update.error} />
        <Field label={copy.editor.name} required>
          <Input value={draft.name} maxLength={80} onChange={(_, { value }) => set({ name: value })} />
        </Field>
        <Field label={copy.editor.description}>
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
            onChange={(next) => setSteps(draft.steps.map((one, n) => (n === at ? next : one)))}
            onMove={(by) => setSteps(moved(draft.steps, at, by))}
            onRemove={() => setSteps(draft.steps.filter((_, n) => n !== at))}
          />
        ))}
        <AddStep onAdd={(kind) => setSteps([...draft.steps, newStep(kind)])} />
        <PlanRules draft={draft} onChange={set} />
      </form>
      {effect && (
        <SavePlanDialog effect={effect} isPending={update.isPending} onSave={write} onClose={() => setEffect(null)} />
      )}
      {question}
    </SidePanel>
  )
}

function AddStep({ onAdd }: { onAdd: (kind: PlanStepKind) => void }) {
  return (
    <Menu positioning="below-start">
      <MenuTrigger disableButtonEnhancement>
        <Button icon={<AddRegular />} style={{ alignSelf: 'flex-start' }}>
          {copy.editor.add}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {Object.values(PlanStepKind).map((kind) => (
            <MenuItem key={kind} onClick={() => onAdd(kind)}>
              {planStepKindLabels[kind]}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
