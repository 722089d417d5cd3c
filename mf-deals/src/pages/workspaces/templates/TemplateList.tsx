import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload'
import { useAtomValue } from 'jotai'
import type { Template } from 'openapi'
import { representationLabels } from 'openapi/codes'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { useNotify } from 'remote-kit/context'
import { canKeepTemplates } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { formatQuantity } from 'ui-kit/format'
import { PageFrame } from 'ui-kit/PageFrame'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { Tag } from 'ui-kit/Tag'
import { useImportTemplate, useTemplates } from '#parts/templates/templates.api.ts'
import { useWorkspaces } from '#parts/workspaces/workspaces.api.ts'
import { copy } from './copy.ts'
import { DeleteTemplateDialog } from './DeleteTemplateDialog.tsx'
import { ImportProblem } from './ImportProblem.tsx'
import { useTemplateListStyles } from './TemplateList.styles.ts'
import { TemplateMenu } from './TemplateMenu.tsx'

export interface TemplateListProps {
  onOpen: (id: string) => void
  onNew: () => void
}

/** The templates of the account, to edit, copy, export and import. */
export function TemplateList({ onOpen, onNew }: TemplateListProps) {
  const styles = useTemplateListStyles()
  const canKeep = canKeepTemplates(useAtomValue(userProfileAtom))
  const [doomed, setDoomed] = useState<Template | null>(null)
  const { data, error, isPending, refetch } = useTemplates()
  const workspaces = useWorkspaces().data?.results ?? []
  const templates = data?.results ?? []
  const importing = useImportTemplate()

  return (
    <PageFrame
      title={copy.templateList.title}
      meta={
        <Link className={styles.back} to="/agent/workspaces">
          {copy.templateList.back}
        </Link>
      }
      actions={
        canKeep && (
          <>
            <ImportButton importing={importing} onDone={onOpen} />
            <Button appearance="primary" icon={<AddRegular />} onClick={onNew}>
              {copy.templateList.create}
            </Button>
          </>
        )
      }
    >
      {importing.error && <ImportProblem error={importing.error} />}
      {isPending && <SkeletonRows label={copy.templateList.loading} rows={5} />}
      {error && !data && <ErrorState title={copy.templateList.failed} error={error} onRetry={() => void refetch()} />}
      {data && templates.length === 0 && (
        <EmptyState title={copy.templateList.emptyTitle}>{copy.templateList.empty}</EmptyState>
      )}
      {templates.length > 0 && (
        <ul className={styles.list} aria-label={copy.templateList.label}>
          {templates.map((template) => (
            <li key={template.id} className={styles.row}>
              <div className={styles.text}>
                <button type="button" className={styles.name} onClick={() => onOpen(template.id)}>
                  {template.name}
                </button>
                <div className={styles.facts}>
                  {template.representation && <Tag>{representationLabels[template.representation]}</Tag>}
                  {factsOf(template)}
                  {workspaces
                    .filter((workspace) => workspace.default_template === template.id)
                    .map(({ id, name }) => (
                      <Tag key={id}>{copy.templateList.newDeals(name)}</Tag>
                    ))}
                </div>
              </div>
              <TemplateMenu template={template} workspaces={workspaces} onDelete={() => setDoomed(template)} />
            </li>
          ))}
        </ul>
      )}
      {doomed && <DeleteTemplateDialog template={doomed} onClose={() => setDoomed(null)} />}
    </PageFrame>
  )
}

function factsOf({ milestones, switches }: Template): string {
  const tasks = milestones.reduce((sum, milestone) => sum + milestone.tasks.length, 0)
  const facts = [formatQuantity(milestones.length, 'milestone'), formatQuantity(tasks, 'task')]
  const options = switches.map(({ name }) => name).join(', ')
  return [...facts, ...(options ? [copy.templateList.options(options)] : [])].join(' · ')
}

type ImportButtonProps = { importing: ReturnType<typeof useImportTemplate>; onDone: (id: string) => void }

function ImportButton({ importing, onDone }: ImportButtonProps) {
  const styles = useTemplateListStyles()
  const input = useRef<HTMLInputElement>(null)
  const notify = useNotify()
  const read = (file: File) =>
    importing.mutate(file, {
      onSuccess: (template) => {
        notify.success(copy.importButton.imported(template.name))
        onDone(template.id)
      },
    })
  return (
    <>
      <input
        ref={input}
        className={styles.file}
        type="file"
        accept=".json,application/json"
        aria-label={copy.importButton.file}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Allows choosing the same file again after it was corrected.
          target.value = ''
          if (file) read(file)
        }}
      />
      <Button
        icon={<ArrowUploadRegular />}
        disabledFocusable={importing.isPending}
        onClick={() => input.current?.click()}
      >
        {copy.importButton.import}
      </Button>
    </>
  )
}
