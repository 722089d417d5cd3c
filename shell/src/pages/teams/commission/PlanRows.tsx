import { Button, Field, Input } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import type { PlanDraft } from './plan-draft.ts'
import { usePlanEditorStyles } from './PlanEditor.styles.ts'
import { copy } from './copy.ts'

export interface PlanRowsProps {
  draft: PlanDraft
  problems: Record<string, string>
  onChange: (draft: PlanDraft) => void
}

/** The tiers: each has a split and the commission from which it applies. The first one applies from zero. */
export function TierRows({ draft, problems, onChange }: PlanRowsProps) {
  const styles = usePlanEditorStyles()
  const { tiers } = draft
  const set = (at: number, change: Partial<PlanDraft['tiers'][number]>) =>
    onChange({ ...draft, tiers: tiers.map((tier, i) => (i === at ? { ...tier, ...change } : tier)) })
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{copy.tierRows.legend}</legend>
      {tiers.map((tier, i) => (
        <div key={i} className={styles.row}>
          <Field
            label={i === 0 ? copy.tierRows.first : copy.tierRows.from}
            validationMessage={problems[`tiers.${i}.from`] ?? null}
          >
            <Input
              className={styles.input}
              value={tier.from}
              disabled={i === 0}
              contentBefore="$"
              inputMode="decimal"
              onChange={(_, { value }) => set(i, { from: value })}
            />
          </Field>
          <Field label={copy.tierRows.split(i + 1)} validationMessage={problems[`tiers.${i}.split`] ?? null}>
            <Input
              className={styles.input}
              value={tier.split}
              contentAfter="%"
              inputMode="decimal"
              onChange={(_, { value }) => set(i, { split: value })}
            />
          </Field>
          <Button
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={copy.tierRows.remove(i + 1)}
            disabledFocusable={i === 0}
            onClick={() => onChange({ ...draft, tiers: tiers.filter((_, other) => other !== i) })}
          />
        </div>
      ))}
      <Button size="small" onClick={() => onChange({ ...draft, tiers: [...tiers, { from: '', split: '' }] })}>
        {copy.tierRows.add}
      </Button>
    </fieldset>
  )
}

/** The fees of each deal after the split: amounts, or percentages with a percent sign. */
export function FeeRows({ draft, problems, onChange }: PlanRowsProps) {
  const styles = usePlanEditorStyles()
  const { fees } = draft
  const set = (at: number, change: Partial<PlanDraft['fees'][number]>) =>
    onChange({ ...draft, fees: fees.map((fee, i) => (i === at ? { ...fee, ...change } : fee)) })
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{copy.feeRows.legend}</legend>
      {fees.map((fee, i) => (
        <div key={i} className={styles.row}>
          <Field label={copy.feeRows.name(i + 1)} validationMessage={problems[`fees.${i}.label`] ?? null}>
            <Input
              className={styles.input}
              value={fee.label}
              maxLength={60}
              onChange={(_, { value }) => set(i, { label: value })}
            />
          </Field>
          <Field label={copy.feeRows.amount} validationMessage={problems[`fees.${i}.amount`] ?? null}>
            <Input
              className={styles.input}
              value={fee.amount}
              placeholder={copy.feeRows.amountExample}
              onChange={(_, { value }) => set(i, { amount: value })}
            />
          </Field>
          <Button
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={copy.feeRows.remove(i + 1)}
            onClick={() => onChange({ ...draft, fees: fees.filter((_, other) => other !== i) })}
          />
        </div>
      ))}
      <Button size="small" onClick={() => onChange({ ...draft, fees: [...fees, { label: '', amount: '' }] })}>
        {copy.feeRows.add}
      </Button>
    </fieldset>
  )
}
