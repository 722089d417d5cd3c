import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { look } from '#theme/theme.ts'

const useStyles = makeStyles({
  // Without words it takes no room, not even that between it and its neighbours.
  region: { ':empty': { position: 'absolute' } },
  words: { margin: 0, fontSize: '13px', lineHeight: '18px', color: look.ink2 },
  meant: { color: look.ink, fontWeight: 600 },
})

export interface CorrectedWordsProps {
  /** What was searched for in place of what was typed; undefined where that was searched for. */
  corrected: string | undefined
  /** Some of what is shown has the words as they were typed. */
  isAlso?: boolean
  className?: string
}

/** Says that a search forgave a typo, and what it took the words for. It is always there, so that it is read out. */
export function CorrectedWords({ corrected, isAlso = false, className }: CorrectedWordsProps) {
  const styles = useStyles()
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
