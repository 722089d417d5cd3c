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
    deals: 'Deals',
    contacts: 'Contacts',
    tasks: 'Tasks',
    create: 'Create',
    pages: 'Go to',
  },
  actions: {
    deal: 'New deal',
    contact: 'New contact',
    task: 'New task',
  },
}
