import { ErrorState } from 'ui-kit/ErrorState'
import { NotFound } from 'ui-kit/NotFound'
import { PageFrame } from 'ui-kit/PageFrame'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { ApiError } from 'remote-kit/api-client'
import { copy } from './copy.ts'
import { draftFromDeal } from './draft/draft-from-deal.ts'
import { useDealParts } from './from-deal.api.ts'
import { TemplateEditor } from './TemplateEditor.tsx'

/** A new template that begins with what a deal has. */
export function TemplateFromDeal({ deal, onClose }: { deal: string; onClose: () => void }) {
  const { data: parts, error, refetch } = useDealParts(deal)
  if (parts)
    return <TemplateEditor stored={null} template={draftFromDeal(parts)} fromDeal={parts.deal.name} onClose={onClose} />
  if (parts === null || (error instanceof ApiError && error.status === 404)) return <NotFound />
  return (
    <PageFrame title={copy.templateEditor.newTitle}>
      {error ? (
        <ErrorState title={copy.fromDeal.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows label={copy.fromDeal.loading} rows={10} />
      )}
    </PageFrame>
  )
}
