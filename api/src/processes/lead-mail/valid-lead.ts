/** Holds what was found in an email against the contract. */
import { partFaults } from '#platform/http/validators.ts'
import type { FoundLead } from './reading/found-lead.ts'

/** The lead without what a contact can't have. */
export function validLead(lead: FoundLead): FoundLead {
  const { first_name, last_name, emails, phones } = lead
  const faults = new Set(partFaults('LeadPerson', { first_name, last_name, emails, phones }).map(partOf))
  return {
    ...lead,
    first_name: faults.has('first_name') ? '' : first_name,
    last_name: faults.has('last_name') ? '' : last_name,
    emails: faults.has('emails') ? [] : emails,
    phones: faults.has('phones') ? [] : phones,
  }
}

/** `emails.0` is a fault of the emails. */
const partOf = ({ field }: { field: string }) => field.split('.')[0]
