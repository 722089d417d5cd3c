import { Button } from '@fluentui/react-components'
import { MailInboxRegular } from '@fluentui/react-icons/svg/mail-inbox'
import { useState } from 'react'
import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { Hint } from 'ui-kit/Hint'
import { lazyPart } from 'ui-kit/lazy-part'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useLeadSources } from './lead-sources.api.ts'
import { useLeadSourcesStyles } from './LeadSources.styles.ts'
import { LeadSourcePanel, type SourceDialog } from './LeadSourcePanel.tsx'
import { RetiredSources } from './RetiredSources.tsx'
import { copy } from './copy.ts'

const LeadSourceDialog = lazyPart(async () => (await import('./LeadSourceDialog.tsx')).LeadSourceDialog)
const EmbedDialog = lazyPart(async () => (await import('./EmbedDialog.tsx')).EmbedDialog)
const RotateDialog = lazyPart(async () => (await import('./RotateDialog.tsx')).RotateDialog)

/** `/agent/teams?view=sources`: where leads come from, and who gets them. */
export function LeadSourcesView() {
  const styles = useLeadSourcesStyles()
  const query = useLeadSources()
  const [dialog, setDialog] = useState<SourceDialog | null>(null)
  const all = query.data?.results ?? []
  const [used, retired] = [all.filter((one) => !one.retired), all.filter((one) => one.retired)]
  const create = (
    <Button appearance="primary" onClick={() => setDialog({ kind: 'create' })}>
      {copy.view.create}
    </Button>
  )
  return (
    <>
      {query.isPending && <SkeletonRows label={copy.view.loading} rows={6} />}
      {query.isLoadingError && (
        <ErrorState title={copy.view.failed} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && all.length === 0 && (
        <EmptyState icon={<MailInboxRegular />} title={copy.view.emptyTitle} action={create}>
          {copy.view.empty}
        </EmptyState>
      )}
      {all.length > 0 && (
        <div className={styles.intro}>
          <div className={styles.text}>
            <Hint>{copy.view.intro}</Hint>
          </div>
          {create}
        </div>
      )}
      <div className={styles.panels}>
        {used.map((source) => (
          <LeadSourcePanel key={source.id} source={source} onOpen={setDialog} />
        ))}
      </div>
      {retired.length > 0 && <RetiredSources sources={retired} />}
      {dialog && <OpenDialog dialog={dialog} onClose={() => setDialog(null)} />}
    </>
  )
}

function OpenDialog({ dialog, onClose }: { dialog: SourceDialog; onClose: () => void }) {
  switch (dialog.kind) {
    case 'create':
      return <LeadSourceDialog onClose={onClose} />
    case 'edit':
      return <LeadSourceDialog source={dialog.source} onClose={onClose} />
    case 'embed':
      return <EmbedDialog source={dialog.source} onClose={onClose} />
    case 'rotate':
      return <RotateDialog source={dialog.source} onClose={onClose} />
  }
}
