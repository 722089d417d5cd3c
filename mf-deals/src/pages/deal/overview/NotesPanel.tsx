import type { Deal } from 'openapi'
import { dealFields } from 'openapi/fields/deal'
import { Panel } from 'ui-kit/Panel'
import { notesCodec } from '#parts/inline-edit/codecs.ts'
import { copy } from './copy.ts'
import { DealFact } from './DealFact.tsx'

/** Notes of the team; clients never see them. */
export function NotesPanel({ deal }: { deal: Deal }) {
  return (
    <Panel title={copy.notesPanel.title}>
      <DealFact
        deal={deal}
        label={dealFields.notes.label}
        placeholder={copy.notesPanel.placeholder}
        codec={notesCodec}
        read={({ notes }) => notes}
        write={(notes) => ({ notes })}
      />
    </Panel>
  )
}
