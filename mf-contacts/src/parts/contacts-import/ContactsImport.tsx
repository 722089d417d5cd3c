import { useAtom } from 'jotai'
import { ImportPanel } from 'remote-kit/imports/ImportPanel'
import { droppedFileAtom } from './dropped-file.atoms.ts'

export interface ContactsImportProps {
  /** The import that the URL names; `new` for a new one. */
  id: string
  /** The people in the file are leads, unless somebody says otherwise. */
  areLeads: boolean
  onOpen: (id: string) => void
  onClose: () => void
}

const addressOf = (id: string) => `/agent/contacts?contact=${id}&view=page`

/** Imports contacts or leads: from the file that was dropped on the page, or one to choose. */
export function ContactsImport({ areLeads, ...panel }: ContactsImportProps) {
  const [file, setFile] = useAtom(droppedFileAtom)
  return (
    <ImportPanel
      {...panel}
      of={{ entity: 'contact', areLeads, addressOf }}
      file={file}
      onFileTaken={() => setFile(null)}
    />
  )
}
