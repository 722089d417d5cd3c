import { SidePanel } from 'ui-kit/SidePanel'
import { ChooseFile } from './ChooseFile.tsx'
import { copy } from './copy.ts'
import type { ImportOf } from './import-of.ts'
import { ImportSteps } from './ImportSteps.tsx'

export interface ImportPanelProps {
  of: ImportOf
  /** What the records go to, if they go to a place. */
  into?: string
  /** The import that the URL names; `new` for a new one. */
  id: string
  /** A file that was chosen already, with which a new one begins. */
  file?: File | null
  onFileTaken?: () => void
  onOpen: (id: string) => void
  onClose: () => void
}

/**
 * Imports records from a file: choose it, map its columns, check the rows, import, undo. It continues after a reload, since
 * the URL names the import.
 */
export function ImportPanel({ of, into, id, file = null, onFileTaken, onOpen, onClose }: ImportPanelProps) {
  const words = copy.of[of.entity]
  return (
    <SidePanel
      open
      title={of.areLeads ? copy.leads.title : words.title}
      meta={into && words.into(into)}
      onClose={onClose}
    >
      {id === 'new' ? (
        <ChooseFile of={of} file={file} onFileTaken={onFileTaken} onSent={onOpen} />
      ) : (
        <ImportSteps key={id} of={of} id={id} onAgain={() => onOpen('new')} onClose={onClose} />
      )}
    </SidePanel>
  )
}
