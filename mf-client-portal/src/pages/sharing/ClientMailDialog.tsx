import { Button, Field, Radio, RadioGroup } from '@fluentui/react-components'
import type { Portal } from 'openapi'
import { PortalNotify, portalNotifyLabels } from 'openapi/codes'
import { useState } from 'react'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { copy } from './copy.ts'
import { useChooseClientMail, useShareAgain } from './portals.api.ts'

const CHOICES = Object.values(PortalNotify)

/** Sets when the client is emailed, and resends the invitation. */
export function ClientMailDialog({ portal, onClose }: { portal: Portal; onClose: () => void }) {
  const [notify, setNotify] = useState(portal.notify)
  const choose = useChooseClientMail()
  const again = useShareAgain()
  const { contact_name: name } = portal
  return (
    <ModalSurface
      open
      title={copy.clientMailDialog.title(name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.clientMailDialog.cancel}</Button>
          <Button
            appearance="primary"
            disabledFocusable={choose.isPending}
            onClick={() => choose.mutate({ id: portal.id, notify }, { onSuccess: onClose })}
          >
            {copy.clientMailDialog.save}
          </Button>
        </>
      }
    >
      <Field label={copy.clientMailDialog.updates} hint={copy.clientMailDialog.updatesHint}>
        <RadioGroup
          value={notify}
          onChange={(_, { value }) => setNotify(CHOICES.find((one) => one === value) ?? notify)}
        >
          {CHOICES.map((choice) => (
            <Radio key={choice} value={choice} label={portalNotifyLabels[choice]} />
          ))}
        </RadioGroup>
      </Field>
      {portal.mode === 'account' && (
        <Field
          label={portal.last_seen_at ? copy.clientMailDialog.access : copy.clientMailDialog.invitation}
          hint={copy.clientMailDialog.resendHint}
        >
          <div>
            <Button disabledFocusable={again.isPending} onClick={() => again.mutate(portal.id, { onSuccess: onClose })}>
              {copy.clientMailDialog.resend}
            </Button>
          </div>
        </Field>
      )}
    </ModalSurface>
  )
}
