import { makeStyles } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { formatMoneyShort, formatQuantity } from 'ui-kit/format'
import { look } from 'ui-kit/theme'
import type { ShownGroup } from './deals-list.api.ts'

const useStyles = makeStyles({
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    width: '100%',
    minHeight: '40px',
    padding: '0 14px',
    border: 'none',
    backgroundColor: look.sunken,
    color: look.ink,
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '-2px' },
  },
  label: { fontWeight: 600, fontSize: '14px' },
  sums: { fontSize: '13px', color: look.ink2, fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
})

/** A group of the list as its parts show it. */
export interface ListedGroup {
  label: string
  count: number
  /** The sum of the prices, in cents. */
  value: number
  isOpen: boolean
  onToggle: () => void
  shown: ShownGroup
}

/** The head of a group: what it is, how many, what they are worth. It opens and closes the group. */
export function GroupHead({ group: { label, count, value, isOpen, onToggle } }: { group: ListedGroup }) {
  const styles = useStyles()
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
