import type { Contact, ContactUpdate } from 'openapi'
import { useState } from 'react'
import { ApiError } from 'remote-kit/api-client'
import { UNEXPECTED_FAILURE_MESSAGE } from 'remote-kit/notify'
import { ContactConflict, useChangeContact } from '#parts/contacts/contacts.api.ts'

/**
 * Where the editing of one field stands. `takesFocus`: what is shown next takes the focus, because Enter or Esc, not a click
 * elsewhere, took the editor away.
 */
export type InlineEdit =
  | { mode: 'reading'; takesFocus: boolean }
  | { mode: 'editing' }
  /** The API refused; `mine` is kept, to be mended. */
  | { mode: 'refused'; reason: string; mine: ContactUpdate; takesFocus: boolean }
  /** Someone else changed the same field; `current` is the contact with their value. */
  | { mode: 'conflict'; current: Contact; mine: ContactUpdate }

/** Editing of one field in place: a change shows at once, and comes back with the reason where it is refused. */
export function useInlineEdit(contact: Contact) {
  const change = useChangeContact()
  const [edit, setEdit] = useState<InlineEdit>({ mode: 'reading', takesFocus: false })

  /** Saves and answers the changed contact, or null. */
  const save = async (
    changes: ContactUpdate,
    { base = contact, byKey = false }: { base?: Contact; byKey?: boolean } = {},
  ): Promise<Contact | null> => {
    setEdit({ mode: 'reading', takesFocus: byKey })
    try {
      return await change(base, changes)
    } catch (error) {
      if (error instanceof ContactConflict) setEdit({ mode: 'conflict', current: error.current, mine: changes })
      else setEdit({ mode: 'refused', reason: reasonOf(error), mine: changes, takesFocus: byKey })
      return null
    }
  }

  return {
    edit,
    open: () => setEdit({ mode: 'editing' }),
    close: (byKey = true) => setEdit({ mode: 'reading', takesFocus: byKey }),
    save,
  }
}

/** Why the API refused: the reason it names for the field, else its title. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500) return UNEXPECTED_FAILURE_MESSAGE
  return error.problem.errors?.map(({ reason }) => reason).join(', ') ?? error.problem.title
}
