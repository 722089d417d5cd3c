import type { CustomFieldEntity, CustomFieldKind } from 'openapi/codes'
import { formatQuantity } from 'ui-kit/format'

/** What each kind of field is good for. */
const kindHints: Record<CustomFieldKind, string> = {
  text: 'One line, such as a nickname or a gate code.',
  number: 'For example bedrooms or acres.',
  money: 'An amount in dollars, such as a budget.',
  date: 'For example the day a lease ends.',
  choice: 'One of the options that you list.',
  choices: 'Any number of the options that you list.',
  person: 'Someone on your team, such as a showing partner.',
  link: 'A web address that opens with a click.',
  yes_no: 'For example whether they have pets.',
}

/** What the page of custom fields says. */
export const copy = {
  view: {
    create: 'New custom field',
    loading: 'Loading custom fields',
    failed: 'Couldn’t load the custom fields',
    emptyTitle: 'No custom fields yet',
    empty:
      'Add what your team wants to know about its contacts and deals: a budget, the day a lease ends, who referred them. A field shows on every contact or deal right away, can be filtered by, and comes with every export.',
    intro:
      'Your own fields on contacts and deals. Everyone on the team can fill them in and filter by them. Retired fields keep their values, so you can bring them back any time.',
  },
  list: {
    titles: { contact: 'Contact fields', deal: 'Deal fields' } satisfies Record<CustomFieldEntity, string>,
    none: {
      contact: 'No fields yet. What you add here shows on every contact.',
      deal: 'No fields yet. What you add here shows on every deal.',
    } satisfies Record<CustomFieldEntity, string>,
    label: { contact: 'Contact fields in order', deal: 'Deal fields in order' } satisfies Record<
      CustomFieldEntity,
      string
    >,
    add: 'Add field',
    addTo: { contact: 'Add field to contacts', deal: 'Add field to deals' } satisfies Record<CustomFieldEntity, string>,
    actions: (name: string) => `Actions for ${name}`,
    edit: 'Edit',
    retire: 'Retire',
    retired: (name: string) => `${name} retired. Its values are kept.`,
    options: (count: number) => formatQuantity(count, 'option'),
  },
  retired: {
    title: (count: number) => formatQuantity(count, 'retired field'),
    restore: 'Bring back',
    restoreField: (name: string) => `Bring back ${name}`,
    restored: (name: string) => `${name} is back, with all of its values`,
  },
  dialog: {
    newTitle: { contact: 'New contact field', deal: 'New deal field' } satisfies Record<CustomFieldEntity, string>,
    editTitle: (name: string) => `Edit ${name}`,
    entity: 'Shows on',
    name: 'Name',
    nameRequired: 'Enter a name',
    kind: 'Type',
    kindFixed: 'The type can’t change once a field exists.',
    kindHints,
    optionsRequired: 'Add at least one option',
    create: 'Add field',
    save: 'Save changes',
    added: (name: string) => `${name} added`,
  },
  options: {
    label: 'Options',
    hint: 'An option that’s in use is retired when you remove it: it stays where it was chosen.',
    name: (place: number) => `Option ${place}`,
    remove: (name: string) => `Remove ${name}`,
    removeEmpty: (place: number) => `Remove option ${place}`,
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    add: 'Add option',
    isRetired: 'Retired',
    restore: (name: string) => `Bring back ${name}`,
    bringBack: 'Bring back',
  },
}
