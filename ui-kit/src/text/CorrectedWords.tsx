import { mergeClasses } from '@fluentui/react-components'
import { copy } from './copy.ts'
import { useCorrectedWordsStyles } from './CorrectedWords.styles.ts'

export interface CorrectedWordsProps {
  /** The corrected search text, or undefined if the text was searched as typed. */
  corrected: string | undefined
  /** Some results match the text as typed. */
  isAlso?: boolean
  className?: string
}

/** Shows the corrected search text after a typo. Always in the page, so that screen readers announce changes. */
export function CorrectedWords({ corrected, isAlso = false, className }: CorrectedWordsProps) {
  const styles = useCorrectedWordsStyles()
  return (
    <div role="status" className={mergeClasses(styles.region, corrected !== undefined && className)}>
      {corrected !== undefined && (
        <p className={styles.words}>
          {isAlso ? copy.correctedWords.alsoLead : copy.correctedWords.lead}{' '}
          <strong className={styles.meant}>“{corrected}”</strong>
        </p>
      )}
    </div>
  )
}
