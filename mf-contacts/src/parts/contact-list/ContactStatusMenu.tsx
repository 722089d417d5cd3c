import type { Contact, ContactUpdate } from 'openapi'
import { ContactStatus, contactStatusLabels } from 'openapi/codes'
import { useRef, useState } from 'react'
import { useNotify } from 'remote-kit/context'
import { Conflict } from 'remote-kit/forms/conflict'
import { reportFailure } from 'remote-kit/query-client'
import { ChoiceMenu } from 'ui-kit/ChoiceMenu'
import { lazyPart } from 'ui-kit/lazy-part'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { useChangeContact } from '#parts/contacts/contacts.api.ts'
import { codeOptions } from '#parts/inline-edit/code-options.ts'
import { copy } from './copy.ts'

const LostReasonDialog = lazyPart(
  async () => (await import('#parts/lost-reason/LostReasonDialog.tsx')).LostReasonDialog,
)

const statuses = codeOptions(ContactStatus, contactStatusLabels)

export interface ContactStatusMenuProps {
  contact: Contact
  row: HTMLElement
  onClose: () => void
}

/** Sets the status of a contact at its row, with Undo. Asks why before it becomes lost, as the board of leads does. */
export function ContactStatusMenu({ contact, row, onClose }: ContactStatusMenuProps) {
  const change = useChangeContact()
  const notify = useNotify()

  const [isAsking, setIsAsking] = useState(false)
  const isKept = useRef(false)

  const save = async (base: Contact, changes: ContactUpdate) => {
    try {
      return await change(base, changes)
    } catch (error) {
      // The list shows the other change by now.
      if (error instanceof Conflict) notify.error(copy.contactStatusMenu.conflict(contactName(base)))
      else reportFailure(notify, error)
      return undefined
    }
  }
  const choose = async (status: ContactStatus, lost_reason?: string) => {
    const changed = await save(contact, { status, ...(lost_reason && { lost_reason }) })
    if (!changed) return
    const { status: before, lost_reason: reason } = contact
    notify.success(copy.contactStatusMenu.changed(contactName(changed), contactStatusLabels[status]), {
      undo: () => void save(changed, { status: before, ...(reason && { lost_reason: reason }) }),
    })
  }

  if (isAsking) {
    return (
      <LostReasonDialog
        lead={contact}
        onSubmit={(reason) => {
          void choose(ContactStatus.Lost, reason)
          onClose()
        }}
        onClose={onClose}
      />
    )
  }
  return (
    <ChoiceMenu
      target={row}
      label={copy.contactStatusMenu.label(contactName(contact))}
      options={statuses}
      value={contact.status}
      onChoose={(status) => {
        if (status !== ContactStatus.Lost) return void choose(status)
        isKept.current = true
        return setIsAsking(true)
      }}
      // The menu closes with the choice, and the question comes in its place.
      onClose={() => queueMicrotask(() => !isKept.current && onClose())}
    />
  )
}
