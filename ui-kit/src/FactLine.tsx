import { makeStyles, mergeClasses } from '@fluentui/react-components'

/** What a dot takes between two facts. */
const GAP = '12px'

const useStyles = makeStyles({
  // Every fact brings room for the dot before it; that of a line's first is cut off.
  line: { display: 'block', marginLeft: `-${GAP}`, clipPath: `inset(0 0 0 ${GAP})` },
  fact: { display: 'inline-block', position: 'relative', maxWidth: '100%', paddingLeft: GAP, verticalAlign: 'top' },
  cut: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  dot: { position: 'absolute', left: 0, width: GAP, textAlign: 'center', whiteSpace: 'pre' },
})

export interface FactLineProps {
  /** In words; what is empty is left out. */
  facts: readonly (string | null | false | undefined)[]
  /** A fact that is longer than the line is cut, not broken. */
  isCut?: boolean
}

/** Facts with dots between them: "Dana Brooks · $585,000". Where the line breaks there is no dot. */
export function FactLine({ facts, isCut = false }: FactLineProps) {
  const styles = useStyles()
  const shown = facts.filter((fact) => typeof fact === 'string' && fact !== '')
  if (shown.length < 2) return <>{shown[0]}</>
  return (
    <span className={styles.line}>
      {shown.map((fact, index) => (
        <span key={`${index} ${fact}`} className={mergeClasses(styles.fact, isCut && styles.cut)}>
          {index > 0 && <span className={styles.dot}> · </span>}
          {fact}
        </span>
      ))}
    </span>
  )
}
