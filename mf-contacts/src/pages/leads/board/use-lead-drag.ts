import { useSetAtom, useStore } from 'jotai'
import type { Contact } from 'openapi'
import { type ContactStatus, contactStatusLabels } from 'openapi/codes'
import type { RefObject } from 'react'
import type { DragHandlers } from 'remote-kit/board/drag-board'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { carriedLeadAtom, leadAnnouncementAtom } from './board.atoms.ts'
import { copy } from './copy.ts'
import type { DropLead } from './use-keyboard-lead.ts'

/** Dragging by mouse or touch. The board does not change until the drop. */
export function useLeadDrag(root: RefObject<HTMLElement | null>, drop: DropLead): DragHandlers {
  const store = useStore()
  const setCarried = useSetAtom(carriedLeadAtom)
  const announce = useSetAtom(leadAnnouncementAtom)
  return {
    onStart: ({ source }) => {
      const { lead }: { lead?: Contact } = source.data
      if (!lead) return
      root.current?.toggleAttribute('data-dragging', true)
      setCarried({ lead, to: lead.status, by: 'pointer' })
      announce(copy.moves.pickedUp(contactName(lead), contactStatusLabels[lead.status]))
    },
    onEnd: ({ target, isCanceled }) => {
      const carried = store.get(carriedLeadAtom)
      root.current?.toggleAttribute('data-dragging', false)
      setCarried(null)
      if (!carried) return
      const { status }: { status?: ContactStatus } = target?.data ?? {}
      const name = contactName(carried.lead)
      if (isCanceled || status === undefined) return announce(copy.moves.canceled(name))
      announce(copy.moves.dropped(name, contactStatusLabels[status]))
      drop(carried.lead, status)
    },
  }
}
