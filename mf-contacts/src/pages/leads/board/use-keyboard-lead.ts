import { useAtom, useSetAtom } from 'jotai'
import type { Contact } from 'openapi'
import { type ContactStatus, contactStatusLabels } from 'openapi/codes'
import type { KeyboardEvent, MouseEvent } from 'react'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { carriedLeadAtom, leadAnnouncementAtom } from './board.atoms.ts'
import { copy } from './copy.ts'

const STEPS: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * Moves a lead with its handle: Space or Enter picks it up and drops it, the arrow keys choose the status, Esc and leaving
 * the handle cancel. The board does not change before the drop.
 */
export function useKeyboardLead(lead: Contact, statuses: readonly ContactStatus[], drop: DropLead) {
  const [carried, setCarried] = useAtom(carriedLeadAtom)
  const announce = useSetAtom(leadAnnouncementAtom)
  const name = contactName(lead)
  const own = carried?.by === 'keyboard' && carried.lead.id === lead.id ? carried : null

  const cancel = () => {
    if (!own) return
    setCarried(null)
    announce(copy.moves.canceled(name))
  }
  // Clicks by keyboard or screen reader have a detail of 0; with a mouse the whole card is dragged.
  const onClick = ({ detail }: MouseEvent) => {
    if (detail > 0) return
    if (!own) {
      setCarried({ lead, to: lead.status, by: 'keyboard' })
      announce(copy.moves.pickedUp(name, contactStatusLabels[lead.status]))
      return
    }
    setCarried(null)
    announce(copy.moves.dropped(name, contactStatusLabels[own.to]))
    drop(lead, own.to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!own || (!step && event.key !== 'Escape')) return
    event.preventDefault()
    event.stopPropagation()
    if (!step) return cancel()
    const to = statuses[statuses.indexOf(own.to) + step] ?? own.to
    setCarried({ ...own, to })
    announce(copy.moves.over(contactStatusLabels[to]))
  }
  return { isCarried: own !== null, onClick, onKeyDown, onBlur: cancel }
}

/** Moves a lead to a status; asks why if it is lost. */
export type DropLead = (lead: Contact, status: ContactStatus) => void
