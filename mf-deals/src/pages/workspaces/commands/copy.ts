/** Words of what the keyboard does with deals. */
export const copy = {
  dealCommands: {
    title: 'Deals',
    open: 'Open',
    edit: 'Edit',
    status: 'Set status…',
    select: 'Select',
  },
  dealStatusMenu: {
    label: (deal: string) => `Status of ${deal}`,
  },
}
