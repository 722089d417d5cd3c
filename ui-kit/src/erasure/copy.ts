import { formatQuantity } from '#format/format.ts'

/** What the erasure of a person's data says. */
export const copy = {
  erasureDialog: {
    title: (name: string) => `Erase ${name}’s personal data?`,
    cancel: 'Cancel',
    erase: 'Erase data',
    erasing: 'Erasing…',
    refused: 'This data can’t be erased yet',
    loading: 'Loading their data',
    confirm: (name: string) => `Type “${name}” to confirm`,
    outcome: (pseudonym: string) =>
      `They’ll appear as “${pseudonym}” everywhere, including in the history. You can’t undo this.`,
    erased: 'Erased',
    records: (count: number) => formatQuantity(count, 'record'),
    texts: (count: number) => `${formatQuantity(count, 'text')} with their name`,
    kept: 'Kept',
    keptOf: (what: string, records: number, reason: string) => `${what} (${records}): ${reason}`,
    left: 'Review these yourself',
    leftHint: 'Each contains only a first or last name, which could be an ordinary word. We won’t change them.',
    leftOf: (what: string, text: string) => `${what}: ${text}`,
    more: (count: number) => `And ${count} more`,
  },
}
