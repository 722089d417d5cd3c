import { useSetAtom } from 'jotai'
import type { Contact } from 'openapi'
import { useNavigate } from 'react-router'
import { useRowCommands } from 'remote-kit/row-commands'
import { useContactAddress } from '#parts/contact-search/contact-search.ts'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { callToLogAtom } from '#parts/log-call/log-call.atoms.ts'
import { leadMenuAtom } from './board.atoms.ts'
import { copy } from './copy.ts'

/** What the keyboard does with the focused card. */
export function useLeadCommands(find: (id: string) => Contact | undefined): void {
  const navigate = useNavigate()
  const addressOf = useContactAddress()
  const openMenu = useSetAtom(leadMenuAtom)
  const logCall = useSetAtom(callToLogAtom)
  const open = ({ id }: Contact) => void navigate(addressOf(id), { preventScrollReset: true })
  useRowCommands<Contact>({
    title: copy.commands.title,
    rowOf: find,
    nameOf: contactName,
    commands: [
      { id: 'contact.open', label: copy.commands.open, keys: 'Enter', run: open },
      {
        id: 'contact.status',
        label: copy.commands.actions,
        keys: 's',
        run: (lead, row) => openMenu({ lead, at: row.querySelector<HTMLElement>('button[data-card-menu]') ?? row }),
      },
      {
        id: 'contact.log_call',
        label: copy.commands.logCall,
        keys: 'l',
        run: (contact) => logCall({ contact }),
      },
    ],
  })
}
