import { formatQuantity } from 'ui-kit/format'

/** Words of several deals selected together. */
export const copy = {
  useChangeDeals: {
    /** What was done, by the action; `deals` such as "402 Maple Street" or "3 deals". */
    done: {
      archive: (deals: string) => `${deals} archived`,
      restore: (deals: string) => `${deals} restored`,
      move: (deals: string) => `${deals} moved`,
      agent: (deals: string) => `Agent changed for ${deals}`,
      priority: (deals: string) => `Priority changed for ${deals}`,
      status: (deals: string) => `Status changed for ${deals}`,
      template: (deals: string) => `Template applied to ${deals}`,
      dates: (deals: string) => `Dates moved for ${deals}`,
    },
    undone: (deals: string) => `Change undone for ${deals}`,
    oneOfThem: 'One of them',
    skipped: (deals: number) => (deals === 1 ? '1 deal wasn’t changed' : `${deals} deals weren’t changed`),
    more: (deals: number) => `and ${deals} more`,
  },
  moveDealsDialog: {
    title: (deals: string) => `Move ${deals}`,
    lose: (deals: string) => `Mark ${deals} as fell through`,
  },
  agreedChangePanel: {
    review: 'Review changes',
    back: 'Back',
    cancel: 'Cancel',
  },
  dealEffects: {
    changed: 'Someone changed these deals while you were editing. Here’s what happens now.',
    heading: (deals: string, count: number) => (count === 1 ? `${deals} changes` : `${deals} change`),
    nothing: 'Nothing changes',
    skipped: (deals: string, count: number) => (count === 1 ? `${deals} stays the same` : `${deals} stay the same`),
    contractual: 'Contract dates stay put until someone confirms the move on the deal.',
    to: 'to',
    added: (items: string) => `Adds ${items}`,
    follows: (dates: number) => (dates === 1 ? '1 date follows' : `${dates} dates follow`),
    stays: (dates: number) => (dates === 1 ? '1 contract date stays' : `${dates} contract dates stay`),
  },
  moveDatesPanel: {
    title: (deals: string) => `Move dates of ${deals}`,
    submit: 'Move dates',
    date: 'Date',
    how: 'How',
    shift: 'Shift by days',
    set: 'Set a date',
    days: 'Days',
    daysHint: 'Use a minus sign to move earlier.',
    day: 'New date',
    hint: 'You’ll review what follows in each deal before anything is saved.',
    problem: {
      shift: 'Enter whole days, up to a year',
      day: 'Choose a date',
    },
  },
  underContractPanel: {
    title: (deals: string) => `${deals}: under contract`,
    submit: 'Put under contract',
    acceptance: 'Acceptance date',
    hint: 'For deals that don’t have one yet; the others keep theirs. Leave it empty if you don’t know it.',
    tooLate: 'Choose today or an earlier day',
  },
  giveTemplatePanel: {
    title: (deals: string) => `Apply a template to ${deals}`,
    submit: 'Apply template',
    template: 'Template',
    loading: 'Loading templates',
    hint: 'Each deal gets the milestones and tasks it doesn’t have yet. You’ll review them before anything is saved.',
    none: 'You don’t have a template yet. Templates are in the workspace menu.',
  },
  bulkChoiceMenu: {
    label: {
      agent: 'Lead agent of the selected deals',
      status: 'Status of the selected deals',
      priority: 'Priority of the selected deals',
    },
    closed: 'Close each deal on its own page',
    closedAdvice: 'Closing confirms the price, the date and the commission.',
  },
  selectDeal: {
    select: (name: string) => `Select ${name}`,
  },
  selectPage: {
    selectPage: 'Select all on this page',
  },
  selectionBar: {
    commands: (deals: number) => `Selected: ${formatQuantity(deals, 'deal')}`,
    what: 'deal',
    archive: 'Archive',
    more: 'Change',
    action: {
      agent: 'Agent',
      status: 'Status',
      priority: 'Priority',
      dates: 'Dates',
      template: 'Template',
      move: 'Move',
    },
    /** In a menu and the palette, where the words are alone. */
    command: {
      agent: 'Change agent',
      status: 'Change status',
      priority: 'Change priority',
      dates: 'Move dates',
      template: 'Apply template',
      move: 'Move to a phase',
    },
  },
}
