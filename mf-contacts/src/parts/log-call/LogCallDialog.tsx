import { useAtom } from 'jotai'
import { FormDialog } from 'remote-kit/forms/FormDialog'
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
  const name = contactName(contact)
  const form = useCallForm({ contact: { ...contact, name }, task, onLogged: onClose })
  return (
    <FormDialog
      title={copy.title(name)}
      action={copy.save}
      isPending={form.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- number keys choose among the radio buttons inside */}
      <div onKeyDown={(event) => onCallKey(event, form)}>
        <CallFields form={form} />
      </div>
    </FormDialog>
  )
}
