import { Field, Input } from '@fluentui/react-components'
import type { LeadRuleInput, LeadSource } from 'openapi'
import { useState } from 'react'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { copy } from '#pages/teams/leads/routing/rules/copy.ts'
import { draftOf, problemsIn, type RuleDraft, ruleOf } from '#pages/teams/leads/routing/rules/rule-draft.ts'
import { RuleConditions } from './RuleConditions.tsx'
import { RuleTarget } from './RuleTarget.tsx'

export interface RuleDialogProps {
  /** The rule to change; null for a new one. */
  rule: LeadRuleInput | null
  sources: readonly LeadSource[]
  onApply: (rule: LeadRuleInput) => void
  onClose: () => void
}

/** Edits a rule of the draft. Nothing is saved yet. */
export function RuleDialog({ rule, sources, onApply, onClose }: RuleDialogProps) {
  const [draft, setDraft] = useState<RuleDraft>(() => draftOf(rule))
  const [isTried, setTried] = useState(false)
  const problems = problemsIn(draft)
  const shown = isTried ? problems : {}
  const change = (fields: Partial<RuleDraft>) => setDraft((before) => ({ ...before, ...fields }))
  return (
    <FormDialog
      title={rule ? copy.dialog.editTitle(rule.name) : copy.dialog.newTitle}
      action={copy.dialog.apply}
      onSubmit={() => {
        setTried(true)
        if (Object.keys(problems).length === 0) onApply(ruleOf(draft, rule))
      }}
      onClose={onClose}
    >
      <Field
        label={copy.dialog.name}
        hint={shown.name ? null : copy.dialog.nameHint}
        validationMessage={shown.name ?? null}
      >
        <Input value={draft.name} maxLength={60} onChange={(_, { value }) => change({ name: value })} />
      </Field>
      <RuleConditions draft={draft} problems={shown} onChange={change} sources={sources} />
      <RuleTarget draft={draft} problems={shown} onChange={change} />
    </FormDialog>
  )
}
