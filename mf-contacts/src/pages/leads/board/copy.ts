/** What the board of leads says. */
import { formatQuantity } from 'ui-kit/format'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A length of time in its largest unit: "12 min", "3 hr", "2 days". */
function span(ms: number): string {
  if (ms < HOUR) return `${Math.max(1, Math.floor(ms / MINUTE))} min`
  if (ms < DAY) return `${Math.floor(ms / HOUR)} hr`
  return formatQuantity(Math.floor(ms / DAY), 'day')
}

export const copy = {
  board: {
    loading: 'Loading leads',
    failed: 'Couldn’t load the leads',
    what: 'leads',
    emptyTitle: 'No leads yet',
    empty:
      'Each new lead starts in the first column, with a clock that runs until someone reaches out. Drag it to the right as you get to know them. Once a lead is qualified, turn it into a deal. Have a list of leads? Import it, or drop the file anywhere on this page.',
    create: 'Add lead',
    sources: 'Connect lead sources',
    instructions:
      'Press Space to pick up the lead, the left and right arrow keys to choose a status, Space to drop it, and Escape to cancel.',
    tabs: 'Status',
  },
  column: {
    empty: 'No one here',
    fold: (status: string) => `Collapse ${status}`,
    more: 'Show more',
    moreFailed: 'Couldn’t load more. Try again',
  },
  card: {
    followUp: 'Follow-up:',
    age: (days: number) => (days < 1 ? 'New today' : formatQuantity(days, 'day')),
    ageHint: (status: string) => `Time in ${status}`,
    waiting: (ms: number) => `Waiting ${span(ms)}`,
    answered: (ms: number) => `Answered in ${span(ms)}`,
    speedHint: 'Speed to lead: from the inquiry to your first call, text, email or meeting',
    move: (name: string) => `Move ${name}`,
    actions: (name: string) => `Actions for ${name}`,
    last: (ago: string) => `Last contacted ${ago}`,
    unclaimed: 'Unclaimed',
    makeDeal: 'Start a deal',
    makeDealFor: (name: string) => `Start a deal for ${name}`,
  },
  menu: {
    moveTo: 'Move to',
    logCall: 'Log call',
    makeDeal: 'Start a deal',
    startPlan: 'Start plan',
  },
  moves: {
    pickedUp: (name: string, status: string) => `${name} picked up. ${status}.`,
    over: (status: string) => `${status}.`,
    dropped: (name: string, status: string) => `${name} dropped in ${status}.`,
    canceled: (name: string) => `${name} wasn’t moved.`,
    moved: (name: string, status: string) => `${name} moved to ${status}`,
    restored: (name: string) => `${name} moved back`,
    conflict: (name: string) => `Someone else just moved ${name}. Check the status, then move them again.`,
  },
  commands: {
    title: 'Leads',
    open: 'Open',
    actions: 'Move or start a deal…',
    logCall: 'Log call…',
  },
}
