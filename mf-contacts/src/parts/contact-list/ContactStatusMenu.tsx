import type { Contact } from 'openapi'
import { ContactStatus, contactStatusLabels } from 'openapi/codes'
import { useNotify } from 'remote-kit/context'
import { Conflict } from 'remote-kit/forms/conflict'
import { reportFailure } from 'remote-kit/query-client'
import { ChoiceMenu } from 'ui-kit/ChoiceMenu'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { useChangeContact } from '#parts/contacts/contacts.api.ts'
import { codeOptions } from '#parts/inline-edit/code-options.ts'
import { copy } from './copy.ts'

const statuses = codeOptions(ContactStatus, contactStatusLabels)

export interface ContactStatusMenuProps {
  contact: Contact
  row: HTMLElement
  onClose: () => void
}

/** Sets the status of a contact at its row, with Undo. */
export function ContactStatusMenu({ contact, row, onClose }: ContactStatusMenuProps) {
  const change = useChangeContact()
  const notify = useNotify()

  const save = async (base: Contact, status: ContactStatus) => {
    try {
      return await change(base, { status })
    } catch (error) {
      // The list shows the other change by now.
      if (error instanceof Conflict) notify.error(copy.contactStatusMenu.conflict(contactName(base)))
      else reportFailure(notify, error)
      return undefined
    }
  }
  const choose = async (status: ContactStatus) => {
    const changed = await save(contact, status)
    if (!changed) return
    notify.success(copy.contactStatusMenu.changed(contactName(changed), contactStatusLabels[status]), {
      undo: () => void save(changed, contact.status),
    })
  }

  return (
    <ChoiceMenu
      target={row}
      label={copy.contactStatusMenu.label(contactName(contact))}
      options={statuses}
      value={contact.status}
      onChoose={(status) => void choose(status)}
      onClose={onClose}
    />
  )
}
