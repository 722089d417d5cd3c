import { Field, Input, mergeClasses } from '@fluentui/react-components'
import { CallOutcome, callOutcomeLabels } from 'openapi/codes'
import { type KeyboardEvent, useId } from 'react'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { formatDay } from 'ui-kit/days'
import { ContactedBox } from '#parts/activities/ContactedBox.tsx'
import { copy } from './copy.ts'
import type { Suggestion } from './follow-up-days.ts'
import { useLogCallStyles } from './LogCallDialog.styles.ts'
import type { CallForm } from './use-call-form.ts'

const OUTCOMES = Object.values(CallOutcome)
const FOLLOW_UPS = ['none', 'tomorrow', 'threeDays', 'nextWeek', 'custom'] as const

/** The fields about a call. */
export function CallFields({ form }: { form: CallForm }) {
  const styles = useLogCallStyles()
  const id = useId()
  const { task, today, suggested, outcome, isMissing, followUp } = form
  // Over a holiday or a weekend, two suggestions can be the same day.
  const isAgain = suggested.threeDays.day === suggested.tomorrow.day && followUp !== 'threeDays'
  return (
    <div className={styles.form}>
      {task && <p>{copy.task(task.title)}</p>}
      <fieldset className={styles.group} aria-describedby={isMissing ? `${id}-missing` : `${id}-keys`}>
        <legend className={styles.legend}>{copy.outcome}</legend>
        <div className={styles.outcomes}>
          {OUTCOMES.map((one, at) => (
            <label key={one} className={styles.choice}>
              <input
                type="radio"
                className={styles.radio}
                name={`${id}-outcome`}
                checked={outcome === one}
                onChange={() => form.choose(one)}
              />
              <span aria-hidden className={styles.key}>
                {at + 1}
              </span>
              {callOutcomeLabels[one]}
            </label>
          ))}
        </div>
        {isMissing ? (
          <p id={`${id}-missing`} role="alert" className={styles.missing}>
            {copy.outcomeMissing}
          </p>
        ) : (
          <p id={`${id}-keys`} className={styles.hint}>
            {copy.keys}
          </p>
        )}
      </fieldset>
      <ContactedBox conversation={form.conversation} />
      <Field label={copy.note}>
        <Input
          value={form.note}
          placeholder={copy.notePlaceholder}
          maxLength={5000}
          onChange={(_, { value }) => form.setNote(value)}
        />
      </Field>
      <Field label={copy.minutes} className={styles.short}>
        <Input
          type="number"
          min={0}
          max={1440}
          value={form.minutes}
          onChange={(_, { value }) => form.setMinutes(value)}
        />
      </Field>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{copy.followUp}</legend>
        <div className={styles.days}>
          {FOLLOW_UPS.filter((one) => !(isAgain && one === 'threeDays')).map((one) => (
            <label key={one} className={mergeClasses(styles.choice, styles.day)}>
              <input
                type="radio"
                className={styles.radio}
                name={`${id}-follow-up`}
                checked={followUp === one}
                onChange={() => form.setFollowUp(one)}
              />
              {one === 'none' || one === 'custom' ? copy[one] : labeled(one, suggested[one], today)}
            </label>
          ))}
        </div>
      </fieldset>
      {followUp === 'custom' && (
        <Field label={copy.customDay}>
          <Input type="date" min={today} value={form.custom} onChange={(_, { value }) => form.setCustom(value)} />
        </Field>
      )}
      {form.error && <FormProblem error={form.error} />}
    </div>
  )
}

/** Whether a key is typed into a field rather than meant as a command. */
export const isTyped = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || (target instanceof HTMLInputElement && target.type !== 'radio')

/** Chooses an outcome by its number. */
export function onCallKey(event: KeyboardEvent, form: CallForm): void {
  const chosen = /^[1-9]$/.test(event.key) ? OUTCOMES[Number(event.key) - 1] : undefined
  if (!chosen || isTyped(event)) return
  event.preventDefault()
  form.choose(chosen)
}

/** A suggestion with its day, where the label does not say it. Closed days move it: tomorrow may be days away. */
function labeled(one: Suggestion, { day, after }: { day: string; after: number }, today: string): string {
  const text = formatDay(day, today)
  if (one === 'tomorrow' && after === 1) return text
  return copy.day(labelOf(one, after), text)
}

function labelOf(one: Suggestion, after: number): string {
  if (one === 'tomorrow') return copy.nextBusinessDay
  return one === 'threeDays' ? copy.inDays(after) : copy.nextWeek
}
