import type { components } from 'openapi'
import { useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { asForm } from '#parts/forms/form-encoding.ts'
import { copy } from './copy.ts'

export type TicketCreate = components['schemas']['TicketCreate']

/** The exact text of docs/specification.md §8. */
export const TICKET_SUCCESS_MESSAGE = copy.sent

/** Sends a support ticket, form-encoded, and confirms it for 3000 ms (docs/specification.md §7 and §8). */
export function useCreateTicket() {
  const notify = useNotify()
  return useWrite('ticket', (api, body: TicketCreate) => api.POST('/ticket/', { body, ...asForm }), {
    onSuccess: () => notify.success(TICKET_SUCCESS_MESSAGE),
  })
}
