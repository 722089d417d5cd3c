import { Select } from '@fluentui/react-components'
import { DealDateName, dealDateNameLabels } from 'openapi/codes'
import { codeOf } from 'remote-kit/forms/code-of'
import { Hint } from 'ui-kit/Hint'
import { copy } from './copy.ts'
import { conditionLabel } from '#pages/workspaces/templates/draft/ConditionField.tsx'
import { ruleLabel } from '#pages/workspaces/templates/draft/rule-label.ts'
import { addDateRule, type DraftEditorProps } from '#pages/workspaces/templates/draft/template-draft.ts'
import { useTemplateEditorStyles } from './TemplateEditor.styles.ts'

/** Dates that nothing can give: they are agreed, or have happened. */
const GIVEN: ReadonlySet<DealDateName> = new Set([DealDateName.actual_close])

export interface DateRuleListProps extends DraftEditorProps {
  onOpen: (date: DealDateName) => void
}

/** The dates of the deal that the template fills in, and from which other date each is counted. */
export function DateRuleList({ draft, isDisabled, onChange, onOpen }: DateRuleListProps) {
  const styles = useTemplateEditorStyles()
  const ruled = new Set(draft.date_rules.map(({ date }) => date))
  const missing = Object.values(DealDateName).filter((date) => !ruled.has(date) && !GIVEN.has(date))
  const add = (date: DealDateName) => {
    onChange(addDateRule(draft, date))
    onOpen(date)
  }
  return (
    <>
      <Hint>{copy.dateRuleList.hint}</Hint>
      <ul className={styles.dates} aria-label={copy.dateRuleList.label}>
        {draft.date_rules.map((rule) => (
          <li key={rule.date} className={styles.text}>
            {isDisabled ? (
              <span>{dealDateNameLabels[rule.date]}</span>
            ) : (
              <button type="button" className={styles.open} onClick={() => onOpen(rule.date)}>
                {dealDateNameLabels[rule.date]}
              </button>
            )}
            <span className={styles.due}>{ruleLabel({ ...rule, item: null }, String)}</span>
            <span className={styles.condition}>{conditionLabel(rule, draft.switches)}</span>
          </li>
        ))}
      </ul>
      {!isDisabled && missing.length > 0 && (
        <Select
          className={styles.addDate}
          aria-label={copy.dateRuleList.addLabel}
          value=""
          onChange={(_, { value }) => {
            const date = codeOf(DealDateName, value)
            if (date) add(date)
          }}
        >
          <option value="">{copy.dateRuleList.add}</option>
          {missing.map((date) => (
            <option key={date} value={date}>
              {dealDateNameLabels[date]}
            </option>
          ))}
        </Select>
      )}
    </>
  )
}
