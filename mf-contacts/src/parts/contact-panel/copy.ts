import { formatQuantity } from 'ui-kit/format'

/** What the panel of a contact says. */
export const copy = {
  contactDeals: {
    title: 'Deals',
    failed: 'Couldn’t load the deals.',
    empty: 'Not on any deals yet.',
    start: 'Start a deal',
    more: (count: number) => `And ${formatQuantity(count, 'more deal', 'more deals')}`,
  },
  latestInquiry: {
    title: 'Latest inquiry',
    source: (source: string, ago: string) => `From ${source}, ${ago}`,
  },
  relatedPeople: {
    title: 'Relationships',
    failed: 'Couldn’t load the relationships.',
    empty: 'No relationships yet.',
    nameless: 'No name',
    more: (count: number) => `And ${count} more`,
  },
  contactPanel: {
    title: 'Contact',
    changed: (ago: string) => `Last updated: ${ago}`,
    failed: 'Couldn’t load the contact',
    loading: 'Loading the contact',
    openPage: 'Open page',
  },
  deleteContactDialog: {
    title: (name: string) => `Delete ${name}?`,
    delete: 'Delete contact',
    keep: 'Keep contact',
    failed: 'Couldn’t check their deals and tasks',
    loading: 'Checking their deals and tasks',
    deleted: (name: string) => `${name} deleted`,
  },
  hanging: {
    inOtherDeals: 'They’re on deals you can’t see. Ask an owner or admin to delete this contact.',
    lead: 'The whole team loses this contact’s details, notes and labels. You can undo this right after.',
    deals: 'They’ll be removed from these deals:',
    deal: (name: string, role: string, status: string) => `${name}: ${role} · ${status}`,
    portals: (count: number) => (count === 1 ? 'Their client portal will close.' : 'Their client portals will close.'),
    tasks: (open: number, finished: number) => {
      const tasks = [
        ...(open > 0 ? [formatQuantity(open, 'open task')] : []),
        ...(finished > 0 ? [formatQuantity(finished, 'finished task')] : []),
      ]
      return `${tasks.join(' and ')} will stay on the list without their name.`
    },
  },
  heirField: {
    label: 'Who takes over their open tasks?',
    responsible: 'the person responsible',
    unchanged: (name: string) => `No change (${name} gets the unassigned ones)`,
  },
  eraseContactDialog: {
    erased: (pseudonym: string) => `Personal data erased. They appear as “${pseudonym}” now.`,
  },
  howToReach: {
    title: 'Contact information',
  },
  lastTouch: {
    never: 'Never',
    log: 'Log call',
    how: (kind: string, direction: string | null) => (direction === 'incoming' ? `${kind} from them` : kind),
  },
  contactMenu: {
    label: 'More actions for this contact',
    card: 'Save contact card',
    export: 'Export data',
    erase: 'Erase personal data…',
    delete: 'Delete contact…',
  },
  reach: {
    call: 'Call',
    text: 'Text',
    textNumber: (number: string) => `Text ${number}`,
    email: 'Email',
  },
  whereTheyStand: {
    title: 'Pipeline',
    unknown: 'Not set',
  },
  customFields: {
    title: 'Custom fields',
  },
  whoTheyAre: {
    title: 'Details',
  },
}
