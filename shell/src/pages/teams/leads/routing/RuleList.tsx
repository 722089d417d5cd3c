import { MenuItem, Switch } from '@fluentui/react-components'
import type { LeadRuleInput } from 'openapi'
import { ActionsMenu } from 'ui-kit/ActionsMenu'
import { Tag } from 'ui-kit/Tag'
import { OrderedList, OrderedRow } from '#parts/lists/OrderedList.tsx'
import { useOrderedRows } from '#parts/lists/use-ordered-rows.ts'
import { useLeadRoutingStyles } from './LeadRouting.styles.ts'
import { type Names, whichLeads, whoGets } from './rules/rule-sentence.ts'
import { copy } from './rules/copy.ts'

export interface RuleListProps {
  rules: readonly LeadRuleInput[]
  names: Names
  onChange: (rules: LeadRuleInput[]) => void
  /** Called with the rule's place. */
  onEdit: (at: number) => void
}

/** The rules in the order in which they're tried, put in order by dragging or by buttons; and what's left. */
export function RuleList({ rules, names, onChange, onEdit }: RuleListProps) {
  const styles = useLeadRoutingStyles()
  const order = useOrderedRows(
    rules.map(({ name }) => name),
    (from, to) => {
      const moved = rules[from]
      if (moved) onChange(rules.toSpliced(from, 1).toSpliced(to, 0, moved))
    },
  )
  return (
    <OrderedList label={copy.view.rules} order={order}>
      {rules.map((rule, at) => (
        <OrderedRow
          key={rule.id ?? `${at} ${rule.name}`}
          order={order}
          at={at}
          tools={
            <Switch
              aria-label={copy.list.isOn(rule.name)}
              checked={rule.is_on !== false}
              onChange={(_, { checked }) => onChange(rules.with(at, { ...rule, is_on: checked }))}
            />
          }
          menu={
            <RuleMenu
              rule={rule}
              onEdit={() => onEdit(at)}
              onDuplicate={() => onChange(rules.toSpliced(at + 1, 0, copyOf(rule)))}
              onRemove={() => onChange(rules.toSpliced(at, 1))}
            />
          }
        >
          <span className={styles.number} aria-hidden>
            {at + 1}
          </span>
          <RuleText rule={rule} names={names} />
        </OrderedRow>
      ))}
      <li className={styles.row}>
        <div className={styles.facts}>
          <div className={styles.name}>{copy.list.otherwise}</div>
          <div className={styles.sentence}>{copy.list.otherwiseTo}</div>
        </div>
      </li>
    </OrderedList>
  )
}

/** It begins switched off, as a place to start from. */
function copyOf({ id: _id, ...rule }: LeadRuleInput): LeadRuleInput {
  return { ...rule, name: copy.copyOf(rule.name).slice(0, 60), is_on: false }
}

function RuleText({ rule, names }: { rule: LeadRuleInput; names: Names }) {
  const styles = useLeadRoutingStyles()
  return (
    <div className={styles.facts}>
      <div className={styles.name}>
        {rule.name}
        {rule.is_on === false && <Tag>{copy.list.off}</Tag>}
      </div>
      <div className={styles.sentence}>
        {whichLeads(rule, names)}
        <span className={styles.arrow} aria-hidden>
          →
        </span>
        {whoGets(rule, names)}
      </div>
    </div>
  )
}

interface RuleMenuProps {
  rule: LeadRuleInput
  onEdit: () => void
  onDuplicate: () => void
  onRemove: () => void
}

function RuleMenu({ rule, onEdit, onDuplicate, onRemove }: RuleMenuProps) {
  return (
    <ActionsMenu label={copy.list.actions(rule.name)}>
      <MenuItem onClick={onEdit}>{copy.list.edit}</MenuItem>
      <MenuItem onClick={onDuplicate}>{copy.list.duplicate}</MenuItem>
      <MenuItem onClick={onRemove}>{copy.list.remove}</MenuItem>
    </ActionsMenu>
  )
}
