import type { Contact, Deal, Milestone, Note, Task } from 'openapi'
import { useCommissionLedger } from '#pages/deal/commission/commission.api.ts'
import { useNotes } from '#parts/notes/notes.api.ts'
import { useContacts } from '#parts/contacts/contacts.api.ts'
import { useMilestones } from '#parts/milestones/milestones.api.ts'
import { useEveryRow } from '#parts/print/use-every-row.ts'
import { useTaskList } from '#parts/tasks/tasks.api.ts'

interface PrintedDeal {
  contacts: ReadonlyMap<string, Contact>
  milestones: readonly Milestone[]
  tasks: readonly Task[]
  /** The commission, as far as the viewer may see it; undefined if they may not. */
  ledger: ReturnType<typeof useCommissionLedger>['data']
  notes: readonly Note[]
  /** Whether everything to print has loaded. */
  isWhole: boolean
}

/** Everything on the print version of a deal. */
export function usePrintedDeal(deal: Deal, hasNotes: boolean): PrintedDeal {
  const contacts = useContacts(deal.parties.map(({ contact }) => contact))
  const milestones = useMilestones(deal.id)
  const tasks = useEveryRow(useTaskList({ deal: deal.id, page_size: 100 }))
  const notes = useEveryRow(useNotes({ deal: deal.id }), hasNotes)
  const mayReadCommission = deal.commission !== null
  const ledger = useCommissionLedger(deal.id, mayReadCommission)
  return {
    contacts: contacts.byId,
    milestones: milestones.data?.results ?? [],
    tasks: tasks.rows,
    ledger: ledger.data,
    notes: notes.rows,
    isWhole:
      !contacts.isPending &&
      !milestones.isPending &&
      tasks.isWhole &&
      (!mayReadCommission || !ledger.isPending) &&
      (!hasNotes || notes.isWhole),
  }
}
