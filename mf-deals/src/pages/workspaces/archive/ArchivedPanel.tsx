import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { canDeleteDeals } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { SegmentedTabs } from 'ui-kit/SegmentedTabs'
import { SidePanel } from 'ui-kit/SidePanel'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'
import { ArchivedList } from './ArchivedList.tsx'
import { copy } from './copy.ts'
import { DeletedList } from './DeletedList.tsx'

export interface ArchivedPanelProps {
  workspace: { id: string; name: string; team: string }
  query: DealQuery
  onClose: () => void
}

type View = 'archived' | 'deleted'

/** The archived deals of the workspace and the deleted deals of its team, which can be restored. */
export function ArchivedPanel({ workspace, query, onClose }: ArchivedPanelProps) {
  const [view, setView] = useState<View>('archived')
  const mayDelete = canDeleteDeals(useAtomValue(userProfileAtom))
  return (
    <SidePanel
      open
      title={view === 'archived' ? copy.archivedPanel.archivedTitle : copy.archivedPanel.deletedTitle}
      meta={workspace.name}
      onClose={onClose}
    >
      {mayDelete && (
        <SegmentedTabs<View>
          label={copy.archivedPanel.label}
          value={view}
          options={[
            { value: 'archived', label: copy.archivedPanel.archived },
            { value: 'deleted', label: copy.archivedPanel.deleted },
          ]}
          onChange={setView}
        />
      )}
      {view === 'archived' ? (
        <ArchivedList workspace={workspace.id} query={query} />
      ) : (
        <DeletedList team={workspace.team} />
      )}
    </SidePanel>
  )
}
