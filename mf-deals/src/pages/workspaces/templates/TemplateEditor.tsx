import { Button, Field, Input, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { useAtomValue } from 'jotai'
import type { RuledTemplate, RulePack, Template } from 'openapi'
import { type DealDateName, DealType, dealTypeLabels, Representation, representationLabels } from 'openapi/codes'
import { dealFields } from 'openapi/fields/deal'
import { useState } from 'react'
import { useNotify } from 'remote-kit/context'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { isConflict } from 'remote-kit/forms/refusals'
import { useAskBeforeLeaving } from 'remote-kit/forms/use-ask-before-leaving'
import { canKeepTemplates } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { PageFrame } from 'ui-kit/PageFrame'
import { Panel } from 'ui-kit/Panel'
import { Tag } from 'ui-kit/Tag'
import { ChoiceField, codeChoices } from '#parts/forms/ChoiceField.tsx'
import { useSaveTemplate } from '#parts/templates/templates.api.ts'
import { copy } from './copy.ts'
import { DateRuleList } from './DateRuleList.tsx'
import { DateRulePanel } from './DateRulePanel.tsx'
import { MilestoneCard } from './MilestoneCard.tsx'
import { PartPanel } from './PartPanel.tsx'
import { RulePackPanel } from '#pages/workspaces/templates/rule-packs/RulePackPanel.tsx'
import { SwitchList } from './SwitchList.tsx'
import { addMilestone, draftOf, type TemplateDraft } from '#pages/workspaces/templates/draft/template-draft.ts'
import { useTemplateEditorStyles } from './TemplateEditor.styles.ts'

export interface TemplateEditorProps {
  /** The stored template; null for a new one. */
  stored: Template | null
  template: TemplateDraft
  onClose: () => void
}

/** Edits a template as a whole; nothing is saved before Save. It is read-only for users who may not edit templates. */
export function TemplateEditor({ stored, template, onClose }: TemplateEditorProps) {
  const styles = useTemplateEditorStyles()
  const notify = useNotify()
  const canKeep = canKeepTemplates(useAtomValue(userProfileAtom))
  // A refetch must not change the draft's base.
  const [opened] = useState(() => ({ stored, draft: draftOf(template) }))
  const [draft, setDraft] = useState(opened.draft)
  const [part, setPart] = useState<string | null>(null)
  const [date, setDate] = useState<DealDateName | null>(null)
  const [isChoosingRules, setIsChoosingRules] = useState(false)
  const save = useSaveTemplate(opened.stored)
  const isChanged = draft !== opened.draft
  const { question, leaveSaved } = useAskBeforeLeaving(canKeep && isChanged)
  const isStale = isConflict(save.error)

  const submit = () =>
    save.mutate(draft, {
      onSuccess: () => {
        notify.success(copy.templateEditor.saved(draft.name))
        leaveSaved(onClose)
      },
    })
  const add = () => {
    const added = addMilestone(draft)
    setDraft(added.draft)
    setPart(added.key)
  }

  const takeRules = (ruled: RuledTemplate, pack: RulePack) => {
    setDraft({ ...draft, ...ruled })
    setIsChoosingRules(false)
    notify.success(copy.templateEditor.followsPack(pack.name))
  }

  return (
    <PageFrame
      width="narrow"
      title={opened.draft.name || copy.templateEditor.newTitle}
      mark={isChanged && <Tag>{copy.templateEditor.unsaved}</Tag>}
      actions={
        <>
          <Button onClick={() => leaveSaved(onClose)}>
            {canKeep && isChanged ? copy.templateEditor.discard : copy.templateEditor.back}
          </Button>
          {canKeep && (
            <Button
              appearance="primary"
              disabled={save.isPending || !isChanged || draft.name.trim() === ''}
              onClick={submit}
            >
              {copy.templateEditor.save}
            </Button>
          )}
        </>
      }
    >
      {question}
      <div className={styles.body}>
        {isStale ? (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{copy.templateEditor.changed}</MessageBarBody>
            <MessageBarActions>
              <Button size="small" onClick={() => leaveSaved(onClose)}>
                {copy.templateEditor.backToTheirs}
              </Button>
            </MessageBarActions>
          </MessageBar>
        ) : (
          <FormProblem error={save.error} />
        )}
        <Panel title={copy.templateEditor.facts}>
          <FactFields draft={draft} isDisabled={!canKeep} onChange={setDraft} />
        </Panel>
        <Panel
          title={copy.templateEditor.dates}
          actions={
            canKeep && (
              <Button size="small" onClick={() => setIsChoosingRules(true)}>
                {copy.templateEditor.packs}
              </Button>
            )
          }
        >
          <DateRuleList draft={draft} isDisabled={!canKeep} onChange={setDraft} onOpen={setDate} />
        </Panel>
        <Panel title={copy.templateEditor.switches}>
          <SwitchList draft={draft} isDisabled={!canKeep} onChange={setDraft} />
        </Panel>
        <ol className={styles.list} aria-label={copy.templateEditor.milestones}>
          {draft.milestones.map((milestone) => (
            <MilestoneCard
              key={milestone.key}
              milestone={milestone}
              draft={draft}
              isDisabled={!canKeep}
              onChange={setDraft}
              onOpen={setPart}
            />
          ))}
        </ol>
        {canKeep && (
          <Button className={styles.end} icon={<AddRegular />} onClick={add}>
            {copy.templateEditor.addMilestone}
          </Button>
        )}
      </div>
      {part && canKeep && <PartPanel draft={draft} part={part} onChange={setDraft} onClose={() => setPart(null)} />}
      {date && canKeep && <DateRulePanel draft={draft} date={date} onChange={setDraft} onClose={() => setDate(null)} />}
      {isChoosingRules && (
        <RulePackPanel parts={partsOf(draft)} onUse={takeRules} onClose={() => setIsChoosingRules(false)} />
      )}
    </PageFrame>
  )
}

/** The parts of a draft that rules change. */
const partsOf = ({ switches, date_rules, milestones }: TemplateDraft): RuledTemplate => ({
  switches,
  date_rules,
  milestones,
})

const ANY = { value: '' as const, label: copy.any.any }
const representations = [ANY, ...codeChoices(Representation, representationLabels)]
const dealTypes = [ANY, ...codeChoices(DealType, dealTypeLabels)]

interface FactFieldsProps {
  draft: TemplateDraft
  isDisabled: boolean
  onChange: (draft: TemplateDraft) => void
}

function FactFields({ draft, isDisabled, onChange }: FactFieldsProps) {
  const styles = useTemplateEditorStyles()
  return (
    <div className={styles.facts}>
      <Field label={copy.factFields.name} required>
        <Input
          value={draft.name}
          disabled={isDisabled}
          maxLength={100}
          placeholder={copy.factFields.nameExample}
          onChange={(_, { value }) => onChange({ ...draft, name: value })}
        />
      </Field>
      <ChoiceField
        label={copy.factFields.representation}
        value={draft.representation ?? ''}
        options={representations}
        disabled={isDisabled}
        onChange={(representation) => onChange({ ...draft, representation: representation || null })}
      />
      <ChoiceField
        label={dealFields.deal_type.label}
        value={draft.deal_type ?? ''}
        options={dealTypes}
        disabled={isDisabled}
        onChange={(deal_type) => onChange({ ...draft, deal_type: deal_type || null })}
      />
    </div>
  )
}
