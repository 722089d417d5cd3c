import type { Contact, ContactUpdate } from 'openapi'
import { ContactStatus, contactStatusLabels } from 'openapi/codes'
import { contactFields } from 'openapi/fields/contact'
import { useState } from 'react'
import { contactStatusChips } from 'ui-kit/code-labels'
import { lazyPart } from 'ui-kit/lazy-part'
import { StatusChip } from 'ui-kit/StatusChip'
import { codeOptions } from '#parts/inline-edit/code-options.ts'
import { CodeMenu } from '#parts/inline-edit/CodeMenu.tsx'

const LostReasonDialog = lazyPart(
  async () => (await import('#parts/lost-reason/LostReasonDialog.tsx')).LostReasonDialog,
)

const statuses = codeOptions(ContactStatus, contactStatusLabels)

type Go = (more: ContactUpdate) => void

/** The status of a contact. Asks why before it becomes lost, as the board of leads does. */
export function StatusMenu({ contact }: { contact: Contact }) {
  const [asking, setAsking] = useState<{ go: Go } | null>(null)
  const ask = (status: ContactStatus, go: Go): boolean => {
    if (status === ContactStatus.Lost) setAsking({ go })
    return status === ContactStatus.Lost
  }
  const { lost_reason: reason } = contact
  return (
    <>
      <CodeMenu
        contact={contact}
        label={contactFields.status.label}
        value={contact.status}
        options={statuses}
        // Undo puts the reason back with the status.
        change={(status) => ({ status, ...(status === ContactStatus.Lost && reason && { lost_reason: reason }) })}
        ask={ask}
      >
        <StatusChip chip={contactStatusChips[contact.status]} />
      </CodeMenu>
      {asking && (
        <LostReasonDialog
          lead={contact}
          onSubmit={(lost_reason) => {
            setAsking(null)
            asking.go({ lost_reason })
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}
