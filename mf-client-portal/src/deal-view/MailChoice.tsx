import { Field, Select } from '@fluentui/react-components'
import type { PortalNotify } from 'openapi'
import { portalNotifyLabels } from 'openapi/codes'
import { Panel } from 'ui-kit/Panel'

export interface MailChoiceProps {
  notify: PortalNotify
  onChoose: (notify: PortalNotify) => void
}

const CHOICES = Object.entries(portalNotifyLabels) as [PortalNotify, string][]

/** When the client gets mail about the deal; the agent’s choice until the client makes their own. */
export function MailChoice({ notify, onChoose }: MailChoiceProps) {
  return (
    <Panel title="Mail">
      <Field label="Write to me about this deal">
        <Select value={notify} onChange={(_, { value }) => onChoose(value as PortalNotify)}>
          {CHOICES.map(([choice, label]) => (
            <option key={choice} value={choice}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </Panel>
  )
}
