import { Field, Select } from '@fluentui/react-components'
import { PortalNotify, portalNotifyLabels } from 'openapi/codes'
import { Panel } from 'ui-kit/Panel'
import { copy } from './copy.ts'

export interface MailChoiceProps {
  notify: PortalNotify
  onChoose: (notify: PortalNotify) => void
}

const CHOICES = Object.values(PortalNotify)

/** When the client is emailed about the deal. The agent's setting, until the client changes it. */
export function MailChoice({ notify, onChoose }: MailChoiceProps) {
  const choose = (value: string) => {
    const choice = CHOICES.find((one) => one === value)
    if (choice) onChoose(choice)
  }
  return (
    <Panel title={copy.mailChoice.title}>
      <Field label={copy.mailChoice.label}>
        <Select value={notify} onChange={(_, { value }) => choose(value)}>
          {CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {portalNotifyLabels[choice]}
            </option>
          ))}
        </Select>
      </Field>
    </Panel>
  )
}
