import { useSearchParams } from 'remote-kit/use-search-params'
import { ErrorState } from 'ui-kit/ErrorState'
import { NotFound } from 'ui-kit/NotFound'
import { PageFrame } from 'ui-kit/PageFrame'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { ApiError } from 'remote-kit/api-client'
import { useTemplate } from '#parts/templates/templates.api.ts'
import { copy } from './copy.ts'
import { emptyDraft } from '#pages/workspaces/templates/draft/template-draft.ts'
import { TemplateEditor } from './TemplateEditor.tsx'
import { TemplateFromDeal } from './TemplateFromDeal.tsx'
import { TemplateList } from './TemplateList.tsx'

/** In the URL instead of a template: one that is not saved yet. */
const NEW = 'new'

/** `/agent/workspaces?templates`: the templates of the account; `?templates=<id>` edits one, `?templates=new&from=<deal>` makes one. */
export function TemplatesScreen() {
  const [params, setParams] = useSearchParams()
  const open = params.get('templates') ?? ''
  const from = params.get('from')
  const show = (id: string) =>
    setParams((current) => {
      const next = new URLSearchParams(current)
      next.set('templates', id)
      next.delete('from')
      return next
    })
  if (open === '') return <TemplateList onOpen={show} onNew={() => show(NEW)} />
  if (open === NEW && from) return <TemplateFromDeal deal={from} onClose={() => show('')} />
  if (open === NEW) return <TemplateEditor stored={null} template={emptyDraft} onClose={() => show('')} />
  return <StoredTemplate key={open} id={open} onClose={() => show('')} />
}

function StoredTemplate({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: template, error, refetch } = useTemplate(id)
  if (template) return <TemplateEditor stored={template} template={template} onClose={onClose} />
  if (error instanceof ApiError && error.status === 404) return <NotFound />
  return (
    <PageFrame title={copy.storedTemplate.title}>
      {error ? (
        <ErrorState title={copy.storedTemplate.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows label={copy.storedTemplate.loading} rows={10} />
      )}
    </PageFrame>
  )
}
