import { Button, Field, Input } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import type { PlanDraft } from './plan-draft.ts'
import { usePlanEditorStyles } from './PlanEditor.styles.ts'

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
      <legend className={styles.legend}>The agent keeps</legend>
      {tiers.map((tier, i) => (
        <div key={i} className={styles.row}>
          <Field
            label={i === 0 ? 'From the first dollar' : 'From commission of'}
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
          <Field label={`Split ${i + 1}`} validationMessage={problems[`tiers.${i}.split`] ?? null}>
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
            aria-label={`Remove split ${i + 1}`}
            disabled={i === 0}
            onClick={() => onChange({ ...draft, tiers: tiers.filter((_, other) => other !== i) })}
          />
        </div>
      ))}
      <Button size="small" onClick={() => onChange({ ...draft, tiers: [...tiers, { from: '', split: '' }] })}>
        Add a tier
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
      <legend className={styles.legend}>Fees after the split</legend>
      {fees.map((fee, i) => (
        <div key={i} className={styles.row}>
          <Field label={`Fee ${i + 1}`} validationMessage={problems[`fees.${i}.label`] ?? null}>
            <Input
              className={styles.input}
              value={fee.label}
              maxLength={60}
              onChange={(_, { value }) => set(i, { label: value })}
            />
          </Field>
          <Field label="$ or %" validationMessage={problems[`fees.${i}.amount`] ?? null}>
            <Input
              className={styles.input}
              value={fee.amount}
              placeholder="395 or 6%"
              onChange={(_, { value }) => set(i, { amount: value })}
            />
          </Field>
          <Button
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={`Remove fee ${i + 1}`}
            onClick={() => onChange({ ...draft, fees: fees.filter((_, other) => other !== i) })}
          />
        </div>
      ))}
      <Button size="small" onClick={() => onChange({ ...draft, fees: [...fees, { label: '', amount: '' }] })}>
        Add a fee
      </Button>
    </fieldset>
  )
}
