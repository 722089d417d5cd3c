/** What the command palette says. */
export const copy = {
  commandPalette: {
    title: 'Search and commands',
    search: 'Search deals, contacts, tasks and pages',
    placeholder: 'Search deals, contacts, tasks',
    results: 'Results',
    searching: 'Searching…',
    failed: 'Search isn’t responding. Try again in a moment.',
    none: (text: string) => `Nothing starts with “${text}”. Check the spelling or try another word.`,
  },
  headings: {
    recent: 'Recent',
    deals: 'Deals',
    contacts: 'Contacts',
    tasks: 'Tasks',
  },
  seeAll: {
    deals: (text: string) => `See all deals matching “${text}”`,
    contacts: (text: string) => `See all contacts matching “${text}”`,
  },
}
