import { Button } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import type { Template } from 'openapi'
import { useRef, useState } from 'react'
import { useNotify } from 'remote-kit/context'
import { useAskBeforeLeaving } from 'remote-kit/forms/use-ask-before-leaving'
import { canKeepTemplates } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { Hint } from 'ui-kit/Hint'
import { PageFrame } from 'ui-kit/PageFrame'
import { Panel } from 'ui-kit/Panel'
import { Tag } from 'ui-kit/Tag'
import { draftOf, type TemplateDraft } from '#pages/workspaces/templates/draft/template-draft.ts'
import { useSaveTemplate } from '#parts/templates/templates.api.ts'
import { copy } from './copy.ts'
import { SwitchList } from './SwitchList.tsx'
import { TemplateDates } from './TemplateDates.tsx'
import { useTemplateEditorStyles } from './TemplateEditor.styles.ts'
import { TemplateFacts } from './TemplateFacts.tsx'
import { TemplateMilestones } from './TemplateMilestones.tsx'
import { TemplateProblem } from './TemplateProblem.tsx'

export interface TemplateEditorProps {
  /** The stored template; null for a new one. */
  stored: Template | null
  template: TemplateDraft
  /** The name of the deal that it's made of. There's something to save at once. */
  fromDeal?: string
  onClose: () => void
}

/** Edits a template as a whole; nothing is saved before Save. It is read-only for users who may not edit templates. */
export function TemplateEditor({ stored, template, fromDeal, onClose }: TemplateEditorProps) {
  const styles = useTemplateEditorStyles()
  const notify = useNotify()
  const canKeep = canKeepTemplates(useAtomValue(userProfileAtom))
  // A refetch must not change the draft's base.
  const [opened] = useState(() => ({ stored, draft: draftOf(template) }))
  const [draft, setDraft] = useState(opened.draft)
  const save = useSaveTemplate(opened.stored)
  const isChanged = draft !== opened.draft || fromDeal !== undefined
  const [isNameMissing, setNameMissing] = useState(false)
  const name = useRef<HTMLInputElement>(null)
  const { question, leaveSaved } = useAskBeforeLeaving(canKeep && isChanged)
  const leave = () => leaveSaved(onClose)
  const submit = () => {
    const isNameless = draft.name.trim() === ''
    setNameMissing(isNameless)
    if (isNameless) {
      name.current?.focus()
      return
    }
    save.mutate(draft, {
      onSuccess: () => {
        notify.success(copy.templateEditor.saved(draft.name))
        leave()
      },
    })
  }
  const part = { draft, isDisabled: !canKeep, onChange: setDraft }
  return (
    <PageFrame
      width="narrow"
      title={opened.draft.name || copy.templateEditor.newTitle}
      mark={isChanged && <Tag>{copy.templateEditor.unsaved}</Tag>}
      actions={
        <>
          <Button onClick={leave}>
            {canKeep && isChanged ? copy.templateEditor.discard : copy.templateEditor.back}
          </Button>
          {canKeep && (
            <Button appearance="primary" disabledFocusable={save.isPending || !isChanged} onClick={submit}>
              {copy.templateEditor.save}
            </Button>
          )}
        </>
      }
    >
      {question}
      <div className={styles.body}>
        <TemplateProblem error={save.error} onLeave={leave} />
        {fromDeal !== undefined && <Hint>{copy.fromDeal.hint(fromDeal)}</Hint>}
        <Panel title={copy.templateEditor.facts}>
          <TemplateFacts {...part} nameRef={name} isNameMissing={isNameMissing && draft.name.trim() === ''} />
        </Panel>
        <TemplateDates {...part} />
        <Panel title={copy.templateEditor.switches}>
          <SwitchList {...part} />
        </Panel>
        <TemplateMilestones {...part} />
      </div>
    </PageFrame>
  )
}
