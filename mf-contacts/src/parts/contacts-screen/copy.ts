/** What the screen of contacts says. */
export const copy = {
  plans: 'Plans',
  menu: {
    label: 'Import and export',
    import: (many: string) => `Import ${many}`,
    importHint: 'From a vCard, CSV or Excel file',
    csv: 'Export CSV',
    vcard: 'Export vCard',
  },
  matches: (quantity: string, total: number | null) => `${quantity} ${total === 1 ? 'matches' : 'match'}`,
}
