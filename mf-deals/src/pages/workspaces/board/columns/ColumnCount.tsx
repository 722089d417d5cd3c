import { mergeClasses } from '@fluentui/react-components'
import { HiddenText } from 'ui-kit/HiddenText'
import { useColumnStyles } from './Column.styles.ts'
import { copy } from './copy.ts'

export interface ColumnCountProps {
  count: number
  /** The most deals that the phase should have; null for no limit. */
  limit: number | null
}

/** How many deals a phase has: "6", "6 of 8", and marked if it has more than it should. */
export function ColumnCount({ count, limit }: ColumnCountProps) {
  const styles = useColumnStyles()
  const isOver = limit !== null && count > limit
  return (
    <span
      className={mergeClasses(styles.count, isOver && styles.over)}
      title={isOver ? copy.columnCount.over(limit) : undefined}
    >
      {limit === null ? count : copy.columnCount.of(count, limit)}
      <HiddenText>{` ${isOver ? copy.columnCount.overDeals : copy.columnCount.deals}`}</HiddenText>
    </span>
  )
}
