/** Words of the boxes that select contacts. */
export const copy = {
  contact: (name: string) => `Select ${name}`,
  all: 'Select everyone shown',
}
