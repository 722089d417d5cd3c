import { Button } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { DealDateName, dealDateNameLabels } from 'openapi/codes'
import { codeOf } from 'remote-kit/forms/code-of'
import { SidePanel } from 'ui-kit/SidePanel'
import { copy } from './copy.ts'
import { ConditionField } from '#pages/workspaces/templates/draft/ConditionField.tsx'
import { RuleField } from '#pages/workspaces/templates/draft/RuleField.tsx'
import { changeDateRule, removeDateRule, type TemplateDraft } from '#pages/workspaces/templates/draft/template-draft.ts'
import { usePartPanelStyles } from './PartPanel.styles.ts'

export interface DateRulePanelProps {
  draft: TemplateDraft
  date: DealDateName
  onChange: (draft: TemplateDraft) => void
  onClose: () => void
}

/** The side panel that edits the rule of a deal's date. Changes go to the draft at once. */
export function DateRulePanel({ draft, date, onChange, onClose }: DateRulePanelProps) {
  const styles = usePartPanelStyles()
  const rule = draft.date_rules.find((one) => one.date === date)
  const set = (change: Parameters<typeof changeDateRule>[2]) => onChange(changeDateRule(draft, date, change))
  const removeIt = () => {
    onClose()
    onChange(removeDateRule(draft, date))
  }
  if (!rule) return null
  const { date: _date, left_out_by, only_with, ...counted } = rule
  return (
    <SidePanel
      open
      title={dealDateNameLabels[date]}
      meta={copy.dateRulePanel.meta}
      onClose={onClose}
      actions={
        <>
          <Button appearance="subtle" icon={<DeleteRegular />} onClick={removeIt}>
            {copy.dateRulePanel.remove}
          </Button>
          <Button appearance="primary" onClick={onClose}>
            {copy.dateRulePanel.done}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <RuleField
          isDate
          draft={draft}
          of={date}
          rule={{ ...counted, item: null }}
          onChange={(changed) => {
            if (!changed) return
            const { item: _item, anchor, ...how } = changed
            const from = codeOf(DealDateName, anchor)
            if (from) set({ ...how, anchor: from })
          }}
        />
        <ConditionField switches={draft.switches} condition={{ left_out_by, only_with }} onChange={set} />
      </div>
    </SidePanel>
  )
}
