import type { Workspace } from 'openapi'
import { SidePanel } from 'ui-kit/SidePanel'
import { ChooseFile } from './ChooseFile.tsx'
import { ImportSteps } from './ImportSteps.tsx'

export interface ImportPanelProps {
  workspace: Pick<Workspace, 'id' | 'name'>
  /** The import that the address names; `new` for one that is to be begun. */
  id: string
  onOpen: (id: string) => void
  onClose: () => void
}

/** Deals from a file: choose it, say what its columns are, see what is wrong, import, undo. A reload goes on where it was. */
export function ImportPanel({ workspace, id, onOpen, onClose }: ImportPanelProps) {
  return (
    <SidePanel open title="Import deals" meta={`Into ${workspace.name}`} onClose={onClose}>
      {id === 'new' ? (
        <ChooseFile workspace={workspace.id} onSent={onOpen} />
      ) : (
        <ImportSteps key={id} id={id} onAgain={() => onOpen('new')} />
      )}
    </SidePanel>
  )
}
