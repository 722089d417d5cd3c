import { useSetAtom, useStore } from 'jotai'
import type { Contact } from 'openapi'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useRowCommands } from 'remote-kit/row-commands'
import { focusRow } from 'remote-kit/row-focus'
import { lazyPart } from 'ui-kit/lazy-part'
import { contactSelectionAtom, selectContactsAtom } from '#parts/contact-selection/contact-selection.atoms.ts'
import { useContactAddress } from '#parts/contact-search/contact-search.ts'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { callToLogAtom } from '#parts/log-call/log-call.atoms.ts'
import { copy } from './copy.ts'

const ContactStatusMenu = lazyPart(async () => (await import('./ContactStatusMenu.tsx')).ContactStatusMenu)

/**
 * What the keyboard does with the focused contact of a list. `title`: that of the list; `step`: moves its focus. Returns
 * the menu that a command opened.
 */
export function useContactCommands(title: string, contacts: readonly Contact[], step: (by: 1 | -1) => void): ReactNode {
  const navigate = useNavigate()
  const addressOf = useContactAddress()
  const logCall = useSetAtom(callToLogAtom)
  const store = useStore()
  const select = useSetAtom(selectContactsAtom)
  const [menu, setMenu] = useState<{ contact: Contact; row: HTMLElement } | null>(null)
  const open = ({ id }: Contact) => void navigate(addressOf(id), { preventScrollReset: true })

  useRowCommands<Contact>({
    title,
    step,
    rowOf: (wanted) => contacts.find(({ id }) => id === wanted),
    nameOf: contactName,
    commands: [
      { id: 'contact.open', label: copy.contactCommands.open, keys: 'Enter', run: open },
      { id: 'contact.edit', label: copy.contactCommands.edit, keys: 'e', isListedOnly: true, run: open },
      {
        id: 'contact.status',
        label: copy.contactCommands.status,
        keys: 's',
        run: (contact, row) => setMenu({ contact, row }),
      },
      {
        id: 'contact.log_call',
        label: copy.contactCommands.logCall,
        keys: 'l',
        run: (contact) => logCall({ contact }),
      },
      {
        id: 'contact.select',
        label: copy.contactCommands.select,
        keys: 'x',
        run: ({ id }) => select([id], !store.get(contactSelectionAtom).has(id)),
      },
    ],
  })

  if (!menu) return null
  const close = () => {
    setMenu(null)
    focusRow(menu.row)
  }
  return <ContactStatusMenu {...menu} onClose={close} />
}
