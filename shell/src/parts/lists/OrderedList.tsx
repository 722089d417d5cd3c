import { Button, mergeClasses } from '@fluentui/react-components'
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up'
import { ReOrderDotsVerticalRegular } from '@fluentui/react-icons/svg/re-order-dots-vertical'
import type { ReactNode } from 'react'
import { HiddenText } from 'ui-kit/HiddenText'
import { copy } from './copy.ts'
import { useOrderedListStyles } from './OrderedList.styles.ts'
import type { Order } from './use-ordered-rows.ts'

export interface OrderedListProps {
  label: string
  order: Order
  /** The rows (`OrderedRow`), and perhaps a last one that stays where it is. */
  children: ReactNode
}

/** A list whose rows are put in order by dragging or by buttons. Screen readers hear the new place. */
export function OrderedList({ label, order, children }: OrderedListProps) {
  const styles = useOrderedListStyles()
  return (
    <>
      <ol className={styles.list} aria-label={label}>
        {children}
      </ol>
      <div aria-live="polite">
        <HiddenText>{order.said}</HiddenText>
      </div>
    </>
  )
}

export interface OrderedRowProps {
  order: Order
  at: number
  /** In front of the buttons that move the row. */
  tools?: ReactNode
  /** Behind them. */
  menu: ReactNode
  children: ReactNode
}

/** A row of an `OrderedList`: what it is, and the buttons that move it. */
export function OrderedRow({ order, at, tools, menu, children }: OrderedRowProps) {
  const styles = useOrderedListStyles()
  const { names, handlersOf, lookOf, step } = order
  const { isAway, isAbove, isBelow } = lookOf(at)
  const name = names[at] ?? ''
  return (
    <li
      draggable
      {...handlersOf(at)}
      className={mergeClasses(styles.row, isAway && styles.away, isAbove && styles.above, isBelow && styles.below)}
    >
      <ReOrderDotsVerticalRegular className={styles.grip} fontSize={16} aria-hidden />
      {children}
      <div className={styles.actions}>
        {tools}
        <Button
          appearance="subtle"
          size="small"
          icon={<ArrowUpRegular />}
          aria-label={copy.up(name)}
          disabledFocusable={at === 0}
          onClick={step(at, at - 1)}
        />
        <Button
          appearance="subtle"
          size="small"
          icon={<ArrowDownRegular />}
          aria-label={copy.down(name)}
          disabledFocusable={at === names.length - 1}
          onClick={step(at, at + 1)}
        />
        {menu}
      </div>
    </li>
  )
}
