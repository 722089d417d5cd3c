import { Field, Input } from '@fluentui/react-components'
import type { CommissionPlan, CommissionStanding, RecomputedCommission } from 'openapi'
import { type ReactNode, useState } from 'react'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { useToday } from 'remote-kit/use-today'
import { formatDay } from 'ui-kit/days'
import { formatMoney } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { draftOf, type PlanDraft, termsOf } from './plan-draft.ts'
import { type PlanChange, useGivePlan, usePreviewPlan } from './plan.api.ts'
import { usePlanEditorStyles } from './PlanEditor.styles.ts'
import { FeeRows, TierRows } from './PlanRows.tsx'
import { copy } from './copy.ts'

export interface PlanEditorProps {
  title: string
  team: string
  standing: CommissionStanding
  /** All plans of the member. */
  plans: readonly CommissionPlan[]
  onClose: () => void
  /** The member's progress to the cap. */
  children: ReactNode
}

/**
 * Creates a plan for a member, or corrects the one that starts on the same day. Shows the closed deals that it
 * changes first.
 */
export function PlanEditor({ title, team, standing, plans, onClose, children }: PlanEditorProps) {
  const styles = usePlanEditorStyles()
  const now = useToday()
  const [draft, setDraft] = useState(() => draftOf(standing.plan, now))
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [asked, setAsked] = useState<readonly RecomputedCommission[]>([])
  const preview = usePreviewPlan()
  const give = useGivePlan()
  const corrected = plans.find(({ effective_from: from }) => from === draft.effective_from) ?? null

  const save = (change: PlanChange) => give.mutate(change, { onSuccess: onClose })
  const saveOrAsk = (change: PlanChange) =>
    preview.mutate(change, {
      onSuccess: ({ recomputed }) => (recomputed.length > 0 ? setAsked(recomputed) : save(change)),
    })
  const change = (next: PlanDraft) => {
    setDraft(next)
    setAsked([])
  }
  const submit = () => {
    const read = termsOf(draft)
    setProblems('problems' in read ? read.problems : {})
    if (!('terms' in read)) return
    const change = { team, user: standing.user, corrected, terms: read.terms }
    if (asked.length > 0) save(change)
    else saveOrAsk(change)
  }
  const rows = { draft, problems, onChange: change }
  const count = new Set(asked.map(({ deal }) => deal)).size

  return (
    <FormDialog
      title={title}
      action={count > 0 ? copy.planEditor.saveAndChange(count) : copy.planEditor.save}
      isPending={preview.isPending || give.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {children}
      <div className={styles.pair}>
        <Field label={copy.planEditor.from} required validationMessage={problems.effective_from ?? null}>
          <Input
            type="date"
            value={draft.effective_from}
            onChange={(_, { value }) => change({ ...draft, effective_from: value })}
          />
        </Field>
        <Field
          label={copy.planEditor.anniversary}
          required
          hint={copy.planEditor.anniversaryHint}
          validationMessage={problems.anniversary ?? null}
        >
          <Input
            type="date"
            value={draft.anniversary}
            onChange={(_, { value }) => change({ ...draft, anniversary: value })}
          />
        </Field>
      </div>
      <Hint>{corrected ? copy.planEditor.corrects : copy.planEditor.isNew}</Hint>
      <TierRows {...rows} />
      <Field label={copy.planEditor.cap} hint={copy.planEditor.capHint} validationMessage={problems.cap ?? null}>
        <Input
          value={draft.cap}
          contentBefore="$"
          inputMode="decimal"
          onChange={(_, { value }) => change({ ...draft, cap: value })}
        />
      </Field>
      <FeeRows {...rows} />
      {count > 0 && (
        <div role="status">
          <strong>{copy.planEditor.changed(count)}</strong>
          <ul className={styles.list}>
            {asked.map(({ deal, name, closed_on, before, after }) => (
              <li key={deal} className={styles.deal}>
                {copy.planEditor.deal(
                  name,
                  formatDay(closed_on, now),
                  formatMoney(before.amount),
                  formatMoney(after.amount),
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </FormDialog>
  )
}
