import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  mergeClasses,
  Switch,
} from '@fluentui/react-components'
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import { ReOrderDotsVerticalRegular } from '@fluentui/react-icons/svg/re-order-dots-vertical'
import type { LeadRuleInput } from 'openapi'
import { useState } from 'react'
import { HiddenText } from 'ui-kit/HiddenText'
import { Tag } from 'ui-kit/Tag'
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
  const [said, say] = useState('')
  const rows = useOrderedRows({
    count: rules.length,
    move: (from, to) => {
      const moved = rules[from]
      if (!moved) return
      onChange(rules.toSpliced(from, 1).toSpliced(to, 0, moved))
      say(copy.list.place(moved.name, to + 1, rules.length))
    },
  })
  return (
    <>
      <ol className={styles.list} aria-label={copy.view.rules}>
        {rules.map((rule, at) => {
          const { isAway, isAbove, isBelow } = rows.lookOf(at)
          return (
            <li
              key={rule.id ?? `${at} ${rule.name}`}
              draggable
              {...rows.handlersOf(at)}
              className={mergeClasses(
                styles.row,
                styles.draggable,
                isAway && styles.away,
                isAbove && styles.above,
                isBelow && styles.below,
              )}
            >
              <ReOrderDotsVerticalRegular className={styles.grip} fontSize={16} aria-hidden />
              <span className={styles.number} aria-hidden>
                {at + 1}
              </span>
              <RuleText rule={rule} names={names} />
              <div className={styles.actions}>
                <Switch
                  aria-label={copy.list.isOn(rule.name)}
                  checked={rule.is_on !== false}
                  onChange={(_, { checked }) => onChange(rules.with(at, { ...rule, is_on: checked }))}
                />
                <Button
                  appearance="subtle"
                  size="small"
                  icon={<ArrowUpRegular />}
                  aria-label={copy.list.up(rule.name)}
                  disabledFocusable={at === 0}
                  onClick={rows.step(at, at - 1)}
                />
                <Button
                  appearance="subtle"
                  size="small"
                  icon={<ArrowDownRegular />}
                  aria-label={copy.list.down(rule.name)}
                  disabledFocusable={at === rules.length - 1}
                  onClick={rows.step(at, at + 1)}
                />
                <RuleMenu
                  rule={rule}
                  onEdit={() => onEdit(at)}
                  onDuplicate={() => onChange(rules.toSpliced(at + 1, 0, copyOf(rule)))}
                  onRemove={() => onChange(rules.toSpliced(at, 1))}
                />
              </div>
            </li>
          )
        })}
        <li className={styles.row}>
          <div className={styles.facts}>
            <div className={styles.name}>{copy.list.otherwise}</div>
            <div className={styles.sentence}>{copy.list.otherwiseTo}</div>
          </div>
        </li>
      </ol>
      <div aria-live="polite">
        <HiddenText>{said}</HiddenText>
      </div>
    </>
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
    <Menu positioning="below-end">
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          size="small"
          icon={<MoreHorizontalRegular />}
          aria-label={copy.list.actions(rule.name)}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem onClick={onEdit}>{copy.list.edit}</MenuItem>
          <MenuItem onClick={onDuplicate}>{copy.list.duplicate}</MenuItem>
          <MenuItem onClick={onRemove}>{copy.list.remove}</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
