import { Field, Input, Switch } from '@fluentui/react-components'
import { Hint } from 'ui-kit/Hint'
import { Panel } from 'ui-kit/Panel'
import { useLeadRoutingStyles } from './LeadRouting.styles.ts'
import { capOf } from './rules/rule-draft.ts'
import type { RoutingDraft } from './use-routing-draft.ts'
import { copy } from './rules/copy.ts'

export interface LimitsPanelProps {
  draft: RoutingDraft
  onChange: (fields: Partial<RoutingDraft>) => void
}

/** Whom every rule skips. */
export function LimitsPanel({ draft, onChange }: LimitsPanelProps) {
  const styles = useLeadRoutingStyles()
  const problem = capOf(draft.cap) === undefined ? copy.limits.capWrong : null
  return (
    <Panel title={copy.limits.title}>
      <div className={styles.limits}>
        <Field label={copy.limits.cap} hint={problem ? null : copy.limits.capHint} validationMessage={problem}>
          <Input
            className={styles.cap}
            inputMode="numeric"
            value={draft.cap}
            onChange={(_, { value }) => onChange({ cap: value })}
          />
        </Field>
        <div>
          <Switch
            label={copy.limits.hours}
            checked={draft.skips_off_hours}
            onChange={(_, { checked }) => onChange({ skips_off_hours: checked })}
          />
          <Hint>{copy.limits.hoursHint}</Hint>
        </div>
      </div>
    </Panel>
  )
}
