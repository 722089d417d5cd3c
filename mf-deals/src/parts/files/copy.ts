import type { DealFile } from 'openapi'

/** Words of a deal's files. */
export const copy = {
  fileDrop: {
    title: 'Drop files here',
    /** Where nothing can be dropped. */
    titleOnPhone: 'Add files',
    hint: 'PDF, photos, Word, Excel and PowerPoint, up to 25 MB each. Only your team sees them until you show them to the client.',
    choose: 'Choose files',
    label: 'Files to upload',
  },
  fileRow: {
    name: (file: string) => `Name of ${file}`,
    preview: 'Preview',
    visible: 'Visible to client',
    visibleFile: (file: string) => `Visible to client: ${file}`,
    visibleHint: 'Your client can view and download it in their portal',
    hiddenHint: 'Turn on to show it in the client’s portal',
    side: (file: string) => `Which client sees ${file}`,
    more: (file: string) => `Actions for ${file}`,
    download: 'Download',
    rename: 'Rename',
    delete: 'Delete',
  },
  filesView: {
    uploads: 'Uploads',
    loading: 'Loading files',
    failed: 'Couldn’t load the files',
    empty:
      'Keep contracts, disclosures, inspection reports and photos with the deal. You choose what your client sees.',
    emptyTitle: 'No files yet',
    label: 'Files',
    formerMember: 'Former member',
    more: 'Show more',
  },
  uploadRow: {
    failed: (reason: string) => `Upload failed. ${reason}.`,
    waiting: 'Waiting',
    checking: 'Checking',
    uploading: (name: string) => `Uploading ${name}`,
    dismiss: (name: string) => `Dismiss ${name}`,
    cancel: (name: string) => `Cancel upload of ${name}`,
  },
  useUpdateFile: {
    changed: (before: DealFile, { name, client_visible: isVisible }: DealFile) => {
      if (name !== before.name) return `“${before.name}” renamed`
      return isVisible ? `“${name}” is visible to the client` : `“${name}” is hidden from the client`
    },
  },
  useDeleteFile: {
    deleted: (file: string) => `“${file}” deleted`,
  },
  reasonOf: {
    offline: 'The connection was lost. Try again',
    refused: (reason: string) => `The file ${reason}`,
  },
}
