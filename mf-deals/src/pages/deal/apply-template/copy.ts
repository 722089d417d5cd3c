/** Words of applying a template to a deal. */
export const copy = {
  applicationPreview: {
    nothing: 'This deal already has everything in the template.',
    label: 'What this adds',
    leftOut: (quantity: string) => `${quantity} left out.`,
  },
  datesRow: {
    dates: (dates: string) => `Deal dates: ${dates}.`,
  },
  row: {
    already: 'Already added',
  },
  applyTemplatePanel: {
    added: (quantity: string, name: string) => `${quantity} added to ${name}`,
    title: 'Apply template',
    cancel: 'Cancel',
    addItems: (items: string) => `Add ${items}`,
    add: 'Add',
    changed: 'The deal or the template changed while you were editing. Here’s what it would add now.',
    empty: 'Create templates from the workspace menu.',
    emptyTitle: 'No templates yet',
    template: 'Template',
    loading: 'Calculating dates',
  },
}
