import { formatQuantity } from 'ui-kit/format'

/** What the search and the filters of a list say. `noun` is what the list has: "contacts". */
export const copy = {
  contactFilter: {
    any: 'any',
    title: (field: string) => `Filter by ${field.toLowerCase()}`,
    empty: 'No options yet.',
  },
  contactFilters: {
    bar: (noun: string) => `Filter ${noun}`,
    search: (noun: string) => `Search ${noun}`,
    add: 'Filter',
    clear: 'Clear all',
  },
  filterOptions: {
    label: 'Label',
    me: 'Me',
    notContactedFor: 'Not contacted for',
    contactedWithin: 'Contacted within',
    contacted: 'Contacted',
    called: 'Called',
    never: 'Never',
    once: 'At least once',
    contactedFrom: 'Last contacted on or after',
    contactedTo: 'Last contacted on or before',
    early: 'Choose the same day as “on or after” or a later one',
    late: 'Choose the same day as “on or before” or an earlier one',
    followUp: 'Follow-up',
    createdWithin: 'Added within',
    birthdayWithin: 'Birthday within',
    birthdayMonth: 'Birthday',
    claim: 'Claim status',
    unclaimed: 'Unclaimed',
    notUnclaimed: 'Everyone else',
    openTask: 'Open task',
    deal: 'On a deal',
    yes: 'Yes',
    no: 'No',
    days: (count: number) => (count === 0 ? 'Today' : formatQuantity(count, 'day')),
  },
  sortMenu: {
    label: (order = '') => (order ? `Sort: ${order}` : 'Sort'),
    lastChanged: 'Recently updated',
    newest: 'Newest first',
    name: 'Name',
    hottest: 'Hottest first',
  },
}
