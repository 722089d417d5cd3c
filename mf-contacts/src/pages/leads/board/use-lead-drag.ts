import type { DragDropEventHandlers } from '@dnd-kit/react'
import { useSetAtom, useStore } from 'jotai'
import type { Contact } from 'openapi'
import { type ContactStatus, contactStatusLabels } from 'openapi/codes'
import type { RefObject } from 'react'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { carriedLeadAtom, leadAnnouncementAtom } from './board.atoms.ts'
import { copy } from './copy.ts'
import type { DropLead } from './use-keyboard-lead.ts'

type Handlers = Required<Pick<DragDropEventHandlers, 'onDragStart' | 'onDragEnd'>>

/** Dragging by mouse or touch. The board does not change until the drop. */
export function useLeadDrag(root: RefObject<HTMLElement | null>, drop: DropLead): Handlers {
  const store = useStore()
  const setCarried = useSetAtom(carriedLeadAtom)
  const announce = useSetAtom(leadAnnouncementAtom)
  return {
    onDragStart: ({ operation: { source } }) => {
      const { lead }: { lead?: Contact } = source?.data ?? {}
      if (!lead) return
      root.current?.toggleAttribute('data-dragging', true)
      setCarried({ lead, to: lead.status, by: 'pointer' })
      announce(copy.moves.pickedUp(contactName(lead), contactStatusLabels[lead.status]))
    },
    onDragEnd: ({ operation: { target }, canceled }) => {
      const carried = store.get(carriedLeadAtom)
      root.current?.toggleAttribute('data-dragging', false)
      setCarried(null)
      if (!carried) return
      const { status }: { status?: ContactStatus } = target?.data ?? {}
      const name = contactName(carried.lead)
      if (canceled || status === undefined) return announce(copy.moves.canceled(name))
      announce(copy.moves.dropped(name, contactStatusLabels[status]))
      drop(carried.lead, status)
    },
  }
}
