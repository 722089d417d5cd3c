import { mergeClasses } from '@fluentui/react-components'
import { useCorrectedWordsStyles } from './CorrectedWords.styles.ts'

export interface CorrectedWordsProps {
  /** What was searched for in place of what was typed; undefined where that was searched for. */
  corrected: string | undefined
  /** Some of what is shown has the words as they were typed. */
  isAlso?: boolean
  className?: string
}

/** Says that a search forgave a typo, and what it took the words for. It is always there, so that it is read out. */
export function CorrectedWords({ corrected, isAlso = false, className }: CorrectedWordsProps) {
  const styles = useCorrectedWordsStyles()
  return (
    <div role="status" className={mergeClasses(styles.region, corrected !== undefined && className)}>
      {corrected !== undefined && (
        <p className={styles.words}>
          {isAlso ? 'Also showing' : 'Showing'} results for <strong className={styles.meant}>“{corrected}”</strong>
        </p>
      )}
    </div>
  )
}
