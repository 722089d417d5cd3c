import { Field, Input, Select } from '@fluentui/react-components'
import { ActivityDirection, activityDirectionLabels, CallOutcome, callOutcomeLabels } from 'openapi/codes'
import { codeOf } from 'remote-kit/forms/code-of'
import { useActivityFieldsStyles } from './ActivityFields.styles.ts'
import { copy } from './copy.ts'
import type { ActivityForm } from './use-activity-form.ts'

/** The fields of an activity, besides its text. */
export function ActivityFields({ form }: { form: ActivityForm }) {
  const styles = useActivityFieldsStyles()
  const { has, facts, change, fault } = form
  return (
    <div className={styles.fields}>
      {has.outcome && (
        <Field label={copy.fields.outcome} {...(fault === 'outcome' && { validationMessage: copy.fields.missing })}>
          <Select
            value={facts.outcome}
            onChange={(_, { value }) => change({ outcome: codeOf(CallOutcome, value) ?? '' })}
          >
            {facts.outcome === '' && <option value="">{copy.fields.chooseOutcome}</option>}
            {Object.values(CallOutcome).map((one) => (
              <option key={one} value={one}>
                {callOutcomeLabels[one]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {has.direction && (
        <Field label={copy.fields.direction}>
          <Select
            value={facts.direction}
            onChange={(_, { value }) =>
              change({ direction: codeOf(ActivityDirection, value) ?? ActivityDirection.outgoing })
            }
          >
            {Object.values(ActivityDirection).map((one) => (
              <option key={one} value={one}>
                {activityDirectionLabels[one]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {has.minutes && (
        <Field label={copy.fields.minutes}>
          <Input
            type="number"
            min={0}
            max={1440}
            value={facts.minutes}
            onChange={(_, { value }) => change({ minutes: value })}
          />
        </Field>
      )}
      <Field label={copy.fields.when} {...(fault === 'future' && { validationMessage: copy.fields.future })}>
        <Input type="datetime-local" value={facts.when} onChange={(_, { value }) => change({ when: value })} />
      </Field>
    </div>
  )
}
