import { Button } from '@fluentui/react-components'
import type { RuledTemplate, RulePack } from 'openapi'
import type { DealDateName } from 'openapi/codes'
import { useState } from 'react'
import { useNotify } from 'remote-kit/context'
import { Panel } from 'ui-kit/Panel'
import { RulePackPanel } from '#pages/workspaces/templates/rule-packs/RulePackPanel.tsx'
import type { DraftEditorProps, TemplateDraft } from '#pages/workspaces/templates/draft/template-draft.ts'
import { copy } from './copy.ts'
import { DateRuleList } from './DateRuleList.tsx'
import { DateRulePanel } from './DateRulePanel.tsx'

/** The deal’s dates that follow others, and the packs of rules that a template can follow. */
export function TemplateDates({ draft, isDisabled, onChange }: DraftEditorProps) {
  const notify = useNotify()
  const [date, setDate] = useState<DealDateName | null>(null)
  const [isChoosingRules, setIsChoosingRules] = useState(false)
  const takeRules = (ruled: RuledTemplate, pack: RulePack) => {
    onChange({ ...draft, ...ruled })
    setIsChoosingRules(false)
    notify.success(copy.templateDates.followsPack(pack.name))
  }
  const packs = (
    <Button size="small" onClick={() => setIsChoosingRules(true)}>
      {copy.templateDates.packs}
    </Button>
  )
  return (
    <Panel title={copy.templateDates.title} actions={!isDisabled && packs}>
      <DateRuleList draft={draft} isDisabled={isDisabled} onChange={onChange} onOpen={setDate} />
      {date && <DateRulePanel draft={draft} date={date} onChange={onChange} onClose={() => setDate(null)} />}
      {isChoosingRules && (
        <RulePackPanel parts={partsOf(draft)} onUse={takeRules} onClose={() => setIsChoosingRules(false)} />
      )}
    </Panel>
  )
}

/** The parts of a draft that rules change. */
const partsOf = ({ switches, date_rules, milestones }: TemplateDraft): RuledTemplate => ({
  switches,
  date_rules,
  milestones,
})
