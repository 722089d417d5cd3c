import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { formatMoneyShort, formatQuantity } from 'ui-kit/format'
import type { GroupQuery } from './deals-list.api.ts'
import { useGroupHeadStyles } from './GroupHead.styles.ts'

/** A group and how its deals are requested. */
export interface ListedGroup {
  label: string
  count: number
  /** The sum of the prices, in cents. */
  value: number
  isOpen: boolean
  onToggle: () => void
  shown: GroupQuery
}

/** The header of a group: its name, count and value. It expands and collapses the group. */
export function GroupHead({ group: { label, count, value, isOpen, onToggle } }: { group: ListedGroup }) {
  const styles = useGroupHeadStyles()
  const Chevron = isOpen ? ChevronDownRegular : ChevronRightRegular
  return (
    <button type="button" className={styles.head} aria-expanded={isOpen} onClick={onToggle}>
      <Chevron fontSize={16} aria-hidden />
      <span className={styles.label}>{label}</span>
      <span className={styles.sums}>
        {formatQuantity(count, 'deal')} · {formatMoneyShort(value)}
      </span>
    </button>
  )
}
