import { mergeClasses } from '@fluentui/react-components'
import { formatCount } from 'ui-kit/format'
import { HiddenText } from 'ui-kit/HiddenText'
import { copy } from './copy.ts'
import { useCountedLabelStyles } from './CountedLabel.styles.ts'

export interface CountedLabelProps {
  label: string
  /** How many deals the value leaves; undefined if that is unknown. */
  count: number | undefined
}

/** A value of a filter and how many deals it would leave. One that leaves none is dimmed. */
export function CountedLabel({ label, count }: CountedLabelProps) {
  const styles = useCountedLabelStyles()
  return (
    <span className={mergeClasses(styles.line, count === 0 && styles.none)}>
      <span className={styles.label}>{label}</span>
      <span className={styles.count}>
        {count !== undefined && (
          <>
            {formatCount(count)}
            <HiddenText> {copy.countedLabel.deals(count)}</HiddenText>
          </>
        )}
      </span>
    </span>
  )
}
