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
  },
  sortMenu: {
    sort: 'Sort',
    lastChanged: 'Recently updated',
    newest: 'Newest first',
    name: 'Name',
    hottest: 'Hottest first',
  },
}
