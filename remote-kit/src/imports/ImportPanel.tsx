import type { Workspace } from 'openapi'
import { SidePanel } from 'ui-kit/SidePanel'
import { ChooseFile } from './ChooseFile.tsx'
import { copy } from './copy.ts'
import { ImportSteps } from './ImportSteps.tsx'

export interface ImportPanelProps {
  workspace: Pick<Workspace, 'id' | 'name'>
  /** The import that the URL names; `new` for a new one. */
  id: string
  onOpen: (id: string) => void
  onClose: () => void
}

/** Imports deals from a file: choose it, map its columns, check the rows, import, undo. It continues after a reload. */
export function ImportPanel({ workspace, id, onOpen, onClose }: ImportPanelProps) {
  return (
    <SidePanel open title={copy.importPanel.title} meta={copy.importPanel.into(workspace.name)} onClose={onClose}>
      {id === 'new' ? (
        <ChooseFile workspace={workspace.id} onSent={onOpen} />
      ) : (
        <ImportSteps key={id} id={id} onAgain={() => onOpen('new')} />
      )}
    </SidePanel>
  )
}
