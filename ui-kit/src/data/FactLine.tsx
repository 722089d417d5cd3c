import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactElement } from 'react'

/** What a dot takes between two facts. */
const GAP = '12px'

const useStyles = makeStyles({
  // Every fact brings room for the dot before it; that of a line's first is cut off.
  line: { display: 'block', marginLeft: `-${GAP}` },
  clip: { clipPath: `inset(0 0 0 ${GAP})` },
  fact: { display: 'inline-block', maxWidth: '100%', paddingLeft: GAP, verticalAlign: 'top' },
  /** The last two go to a new line together: one alone there looks lost. */
  end: { display: 'inline-block', maxWidth: '100%', verticalAlign: 'top' },
  dot: { display: 'inline-block', width: GAP, marginLeft: `-${GAP}`, textAlign: 'center' },
})

export interface FactLineProps {
  /** In words, or what shows them; what is empty is left out. */
  facts: readonly (string | ReactElement | null | false | undefined)[]
  /** What it stands in clips it already, as cards do: a clip more costs frames while hundreds are scrolled. */
  isClipped?: boolean
}

/** Facts with dots between them: "Dana Brooks · $585,000". Where the line breaks there is no dot, and the last fact never stands alone. */
export function FactLine({ facts, isClipped = false }: FactLineProps) {
  const styles = useStyles()
  const shown = facts.filter(Boolean)
  if (shown.length < 2) return <>{shown[0]}</>
  const parts = shown.map((fact, index) => (
    <span key={`${index}`} className={styles.fact}>
      {index > 0 && <span className={styles.dot}> · </span>}
      {fact}
    </span>
  ))
  return (
    <span className={mergeClasses(styles.line, !isClipped && styles.clip)}>
      {parts.slice(0, -2)}
      <span className={styles.end}>{parts.slice(-2)}</span>
    </span>
  )
}
