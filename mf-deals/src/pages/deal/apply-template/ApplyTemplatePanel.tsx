import { Button, MessageBar, MessageBarBody, mergeClasses } from '@fluentui/react-components'
import type { Deal, TemplateApplication } from 'openapi'
import { useState } from 'react'
import { useNotify } from 'remote-kit/context'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { isConflict } from 'remote-kit/forms/refusals'
import { EmptyState } from 'ui-kit/EmptyState'
import { formatQuantity } from 'ui-kit/format'
import { SidePanel } from 'ui-kit/SidePanel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { TemplateChoice, templatesFor } from '#parts/templates/TemplateChoice.tsx'
import { useApplicationPreview, useApplyTemplate, useTemplates } from '#parts/templates/templates.api.ts'
import { useUndoEvent } from '#parts/undo/undo.api.ts'
import { ApplicationPreview } from './ApplicationPreview.tsx'
import { useApplyTemplatePanelStyles } from './ApplyTemplatePanel.styles.ts'
import { copy } from './copy.ts'

type DealFacts = Pick<Deal, 'id' | 'name' | 'representation'>

/** Previews everything that a template adds to a deal, with every date, then applies it. */
export function ApplyTemplatePanel({ deal, onClose }: { deal: DealFacts; onClose: () => void }) {
  const styles = useApplyTemplatePanelStyles()
  const notify = useNotify()
  const list = useTemplates()
  const templates = list.data?.results ?? []
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [switches, setSwitches] = useState<string[]>([])
  const suggested = templatesFor(templates, deal.representation)[0] ?? templates[0] ?? null
  const chosen = templates.find(({ id }) => id === chosenId) ?? suggested
  const body = chosen ? { template: chosen.id, switches } : null
  const { data: preview, error, isPlaceholderData, refetch } = useApplicationPreview(deal.id, body)
  const { mutate, isPending, error: refusal, reset } = useApplyTemplate(deal.id)
  const undo = useUndoEvent()
  const isStale = isConflict(refusal)

  const apply = ({ preview: token, added }: TemplateApplication) =>
    body &&
    mutate(
      { ...body, preview: token },
      {
        onSuccess: (done) => {
          const { event } = done
          const message = copy.applyTemplatePanel.added(formatQuantity(added, 'item'), deal.name)
          notify.success(message, event ? { undo: () => undo(event) } : {})
          onClose()
        },
        onError: (reason) => void (isConflict(reason) && refetch()),
      },
    )

  return (
    <SidePanel
      open
      title={copy.applyTemplatePanel.title}
      meta={deal.name}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.applyTemplatePanel.cancel}</Button>
          <Button
            appearance="primary"
            disabledFocusable={!preview || preview.added === 0 || isPlaceholderData || isPending}
            onClick={() => {
              reset()
              if (preview) apply(preview)
            }}
          >
            {preview
              ? copy.applyTemplatePanel.addItems(formatQuantity(preview.added, 'item'))
              : copy.applyTemplatePanel.add}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <FormProblem error={list.error ?? error ?? (isStale ? null : refusal)} />
        {isStale && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{copy.applyTemplatePanel.changed}</MessageBarBody>
          </MessageBar>
        )}
        {list.data && templates.length === 0 && (
          <EmptyState title={copy.applyTemplatePanel.emptyTitle}>{copy.applyTemplatePanel.empty}</EmptyState>
        )}
        {templates.length > 0 && (
          <TemplateChoice
            label={copy.applyTemplatePanel.template}
            {...{ templates, chosen, switches }}
            representation={deal.representation}
            onChoose={(template) => {
              setChosenId(template?.id ?? null)
              setSwitches([])
            }}
            onSwitch={setSwitches}
          />
        )}
        {!preview && !error && !list.error && <SkeletonRows label={copy.applyTemplatePanel.loading} rows={8} />}
        {preview && (
          <div className={mergeClasses(isPlaceholderData && styles.stale)} aria-busy={isPlaceholderData}>
            <ApplicationPreview preview={preview} />
          </div>
        )}
      </div>
    </SidePanel>
  )
}
