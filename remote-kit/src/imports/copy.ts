/** What importing deals and contacts from a file says. */
import type { DuplicateChoice, ImportEntity } from 'openapi/codes'

type Words = {
  title: string
  noun: [one: string, many: string]
  hint: string
  into: (name: string) => string
}

export const copy = {
  of: {
    deal: {
      title: 'Import deals',
      noun: ['deal', 'deals'],
      hint: 'One deal per row, with column names in the first row, up to 10,000 rows. You’ll review any problems before anything is imported.',
      into: (name) => `Into ${name}`,
    },
    contact: {
      title: 'Import contacts',
      noun: ['contact', 'contacts'],
      hint: 'From your phone, Google, Outlook, or another CRM: a vCard, CSV or Excel file, up to 10,000 people. You’ll review duplicates and problems before anything is imported.',
      into: () => '',
    },
  } satisfies Record<ImportEntity, Words>,
  chooseFile: {
    uploading: (sent: string, rows: string) => `Uploading ${sent} of ${rows}`,
    uploaded: 'Rows uploaded',
    choose: {
      deal: 'Choose a CSV or Excel file, or drop it here',
      contact: 'Choose a file, or drop it here',
    } satisfies Record<ImportEntity, string>,
    reading: 'Reading the file',
    label: 'File to import',
    recent: 'Recent imports',
    open: 'Open',
    openFile: (file_name: string) => `Open ${file_name}`,
  },
  importResult: {
    kept: (records: string) => `${records} changed since the import and stayed:`,
    keptFields: (fields: string) => `Kept: ${fields}`,
    undo: 'Undo import',
    another: 'Import another file',
    done: 'Done',
  },
  headline: {
    partial: (rows: string, file: string) => `Only ${rows} of ${file} arrived. Choose the file again`,
    nothing: (file: string) => `Nothing from ${file} arrived. Choose the file again`,
    imported: (what: string, file_name: string) => `${what} from ${file_name}`,
    added: (quantity: string) => `${quantity} imported`,
    filled: (count: string) => `${count} filled in`,
    removed: (records: string, file: string) => `${records} from ${file} removed`,
    failed: (file: string, reason: string) => `${file} wasn’t imported: ${reason}`,
    canceled: (file: string) => `${file} was canceled. Nothing was imported`,
  },
  importSteps: {
    loading: 'Loading the import',
    failed: 'Couldn’t load the import',
    importing: 'Importing',
    undoing: 'Undoing',
    progress: (doing: string, file: string, done: string, rows: string) => `${doing} ${file}: ${done} of ${rows}`,
    hint: 'This keeps going on its own. You can close this panel and come back.',
    undoHint: 'What someone has changed since the import stays.',
    cancel: 'Cancel import',
  },
  mapColumns: {
    columns: (file: string) => `Columns in ${file}`,
    empty: 'Empty in the first rows',
    target: (column: string) => `${column} goes to`,
    skip: 'Don’t import',
    ownFields: 'Custom fields',
    representation: 'Rows that don’t say who you represent',
    representationLabel: 'Representation for rows without one',
    nothing: 'Nothing to import yet',
    import: (quantity: string) => `Import ${quantity}`,
    fill: (count: string) => `Fill in ${count}`,
    both: (quantity: string, filled: string) => `Import ${quantity}, fill in ${filled}`,
    cancel: 'Cancel',
  },
  duplicates: {
    title: 'Possible duplicates',
    allLabel: 'What to do with possible duplicates',
    hint: {
      skip: 'They’re left out. What you have stays as it is.',
      update:
        'Empty fields are filled in, and email addresses, phone numbers and labels are added. Nothing is replaced.',
      create: 'They’re added as new contacts. You can merge them later.',
    } satisfies Record<DuplicateChoice, string>,
    like: (name: string) => `Like ${name}`,
    likeRow: (name: string, row: number) => `Like ${name} in row ${row}`,
    choice: (name: string, row: number) => `What to do with ${name} in row ${row}`,
    usual: 'As above',
    more: 'Show more',
    loading: 'Loading possible duplicates',
    failed: 'Couldn’t load possible duplicates',
  },
  leads: {
    title: 'Import leads',
    noun: ['lead', 'leads'] satisfies [one: string, many: string],
    choose: 'Choose a file of leads, or drop it here',
    hint: 'Lead routing assigns new people, unless the file names an agent. Their notes are saved as their inquiry. Plans set to start with this source will start.',
    fileHint:
      'A portal’s download or an open house’s sign-in sheet: a CSV, Excel or vCard file, up to 10,000 people. You’ll review duplicates and problems before anything is imported.',
    label: 'Import these people as',
    contacts: 'Contacts',
    from: (source: string) => `Leads from ${source}`,
  },
  status: {
    all: 'Status of new contacts',
    others: 'Status of new contacts without one',
    hint: 'New leads show up on the Leads page as waiting for your call.',
  },
  labels: {
    make: (count: string, names: string) => `Add ${count}: ${names}`,
    named: (names: string, others: number) => (others > 0 ? `${names} and ${others} more` : names),
  },
  rowProblems: {
    imported: 'imported',
    filled: 'filled in',
    same: 'with nothing new',
    skipped: 'skipped',
    ready: 'ready to import',
    new: 'new',
    duplicates: 'possible duplicates',
    notImported: 'not imported',
    withProblems: 'with problems',
    warned: 'with cells left out',
    problems: 'Problems by row',
    leftOut: 'Cells left out, by row',
    first: (title: string, shown: number) => `${title}, first ${shown}`,
    line: 'Row',
    column: 'Column',
    problem: 'Problem',
  },
  rejectedLink: {
    download: (rows: string) => `Download ${rows} with errors`,
    downloadWarned: (rows: string) => `Download ${rows} with cells left out`,
  },
}
