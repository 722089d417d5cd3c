import { formatQuantity } from 'ui-kit/format'

/** Words of changing many tasks in one step. */
export const copy = {
  bulkConsequences: {
    changed: 'Someone changed these deals while you were editing. Here’s what happens now.',
    contractual: 'Contract dates stay put until someone confirms the move on the deal.',
  },
  factsOf: {
    follows: (dates: number) => (dates === 1 ? '1 date follows' : `${dates} dates follow`),
    stays: (dates: number) => (dates === 1 ? '1 contract date stays' : `${dates} contract dates stay`),
  },
  headingOf: {
    others: (dates: number) => (dates === 1 ? '1 other date moves too' : `${dates} other dates move too`),
    nothing: 'No other dates move',
  },
  stays: {
    same: 'No change',
  },
  dueChanges: {
    shift: 'Shift by days',
    set: 'Set a date',
    clear: 'No date',
  },
  outcomes: {
    complete: 'Complete',
    notApplicable: 'Not applicable',
  },
  bulkEditFields: {
    noOne: 'Unassigned',
    days: 'Days',
    daysHint: 'Use a minus sign to move earlier.',
    day: 'Date',
    progress: 'Progress',
    reason: 'Why don’t they apply?',
  },
  bulkEditPanel: {
    submit: (tasks: string) => `Change ${tasks}`,
    back: 'Back',
    cancel: 'Cancel',
    hint: 'Fields you leave alone don’t change. You’ll review the dates that follow before anything is saved.',
  },
  selectTask: {
    label: (title: string) => `Select ${title}`,
  },
  selectTasksButton: {
    select: 'Select',
  },
  taskSelectionBar: {
    commands: (tasks: number) => `Selected: ${formatQuantity(tasks, 'task')}`,
    what: 'task',
    change: 'Change',
    complete: 'Complete',
    selectAll: 'Select all',
  },
  bulkChangeOf: {
    dayMissing: 'Choose a date',
    daysInvalid: 'Enter whole days, up to a year',
    reasonMissing: 'Enter why they don’t apply',
    nothingChosen: 'Choose what to change',
  },
  useBulkEdit: {
    undone: 'Change undone',
    nothing: 'No changes needed',
    changed: (quantity: string) => `${quantity} changed`,
  },
}
