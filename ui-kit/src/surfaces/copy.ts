import { formatQuantity } from '#format/format.ts'

/** What the dialogs and panels say that every page shares. */
export const copy = {
  close: 'Close',
  confirmDialog: {
    cancel: 'Cancel',
  },
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
  filePreview: {
    previous: 'Previous file',
    next: 'Next file',
    place: (place: number, count: number) => `${place} of ${count}`,
    open: 'Open',
    download: 'Download',
    none: (type: string) => `${type}: download the file to open it.`,
    pdf: 'Open the PDF to read it.',
  },
  shownOnceDialog: {
    close: 'Done',
  },
}
