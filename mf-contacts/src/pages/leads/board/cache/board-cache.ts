/** Finds and moves leads in the query cache of their board. */
import type { QueryClient } from '@tanstack/react-query'
import type { Contact, LeadBoard } from 'openapi'
import { queriesOf } from 'remote-kit/query-keys'
import { findListed, paintLists } from '#parts/contacts/contact-cache.ts'

const BOARDS = { queryKey: queriesOf('/contacts/board/') }

/** The lead from any cached board or list. */
export function findLead(cache: QueryClient, id: string): Contact | undefined {
  for (const [, board] of cache.getQueriesData<LeadBoard>(BOARDS)) {
    const lead = board?.columns.flatMap(({ contacts }) => contacts).find((one) => one.id === id)
    if (lead) return lead
  }
  return findListed(cache, id)
}

/** Shows the lead as it is now: at the top of the column of its status, if it comes from another. */
export function paintLead(cache: QueryClient, before: Contact, now: Contact): void {
  cache.setQueriesData<LeadBoard>(BOARDS, (board) => board && moveOn(board, before, now))
  paintLists(cache, now.id, now)
}

/** The board after the move. Counts follow at once. */
export function moveOn(board: LeadBoard, before: Contact, now: Contact): LeadBoard {
  const isMoved = before.status !== now.status
  const columns = board.columns.map((column) => {
    const isTarget = column.status === now.status
    if (!isMoved) {
      return isTarget ? { ...column, contacts: column.contacts.map((one) => (one.id === now.id ? now : one)) } : column
    }
    const others = column.contacts.filter(({ id }) => id !== now.id)
    if (isTarget) return { ...column, count: column.count + 1, contacts: [now, ...others] }
    return column.status === before.status ? { ...column, count: column.count - 1, contacts: others } : column
  })
  return { ...board, columns }
}
