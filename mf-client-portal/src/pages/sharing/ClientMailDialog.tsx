import { Button, Field, Radio, RadioGroup } from '@fluentui/react-components'
import type { Portal } from 'openapi'
import { PortalNotify, portalNotifyLabels } from 'openapi/codes'
import { useState } from 'react'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { useChooseClientMail, useShareAgain } from './portals.api.ts'

const CHOICES = Object.values(PortalNotify)

/** Sets which mail the client gets, and resends the invitation. */
export function ClientMailDialog({ portal, onClose }: { portal: Portal; onClose: () => void }) {
  const [notify, setNotify] = useState(portal.notify)
  const choose = useChooseClientMail()
  const again = useShareAgain()
  const { contact_name: name } = portal
  return (
    <ModalSurface
      open
      title={`Mail to ${name}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            appearance="primary"
            disabled={choose.isPending}
            onClick={() => choose.mutate({ id: portal.id, notify }, { onSuccess: onClose })}
          >
            Save
          </Button>
        </>
      }
    >
      <Field label="News of the deal" hint="They can choose otherwise on their own page.">
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
          label={portal.last_seen_at ? 'The way to the deal' : 'The invitation'}
          hint="Who has set no password yet gets a new link for it, by the address that the contact has now."
        >
          <div>
            <Button disabled={again.isPending} onClick={() => again.mutate(portal.id, { onSuccess: onClose })}>
              Mail it again
            </Button>
          </div>
        </Field>
      )}
    </ModalSurface>
  )
}
