import { Button } from '@fluentui/react-components'
import { useAtom } from 'jotai'
import type { SubmitEvent } from 'react'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { CallFields, onCallKey } from './CallFields.tsx'
import { copy } from './copy.ts'
import { type CallToLog, callToLogAtom } from './log-call.atoms.ts'
import { useCallForm } from './use-call-form.ts'

/** Logs a call, its outcome, length and note and the next follow-up in one step. Renders nothing while none is logged. */
export function LogCallDialog() {
  const [call, setCall] = useAtom(callToLogAtom)
  return call && <Form key={call.contact.id} {...call} onClose={() => setCall(null)} />
}

function Form({ contact, task, onClose }: CallToLog & { onClose: () => void }) {
  const form = useCallForm({ contact, task, onLogged: onClose })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.submit()
  }
  return (
    <ModalSurface
      open
      title={copy.title(contactName(contact))}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" appearance="primary" disabled={form.isPending}>
            {copy.save}
          </Button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- number keys choose among the radio buttons inside */}
      <div onKeyDown={(event) => onCallKey(event, form)}>
        <CallFields form={form} />
      </div>
    </ModalSurface>
  )
}
