import { makeStyles } from '@fluentui/react-components'
import { HiddenText } from 'ui-kit/HiddenText'
import { look } from 'ui-kit/theme'
import type { ChangeWords } from './change-words.ts'

const useStyles = makeStyles({
  list: { margin: 0, display: 'grid', gap: '4px', fontSize: '13px' },
  change: { display: 'flex', flexWrap: 'wrap', gap: '2px 10px', minWidth: 0 },
  label: { color: look.ink3 },
  values: { margin: 0, color: look.ink, overflowWrap: 'anywhere', minWidth: 0, fontVariantNumeric: 'tabular-nums' },
  from: { color: look.ink2 },
  arrow: { color: look.ink3, margin: '0 6px' },
})

/** Fields with what they were and what they are. */
export function ChangeList({ changes }: { changes: readonly ChangeWords[] }) {
  const styles = useStyles()
  return (
    <dl className={styles.list}>
      {changes.map(({ label, from, to }) => (
        <div key={label} className={styles.change}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.values}>
            {from === null ? (
              'changed'
            ) : (
              <>
                <HiddenText>from </HiddenText>
                <span className={styles.from}>{from}</span>
                <span aria-hidden className={styles.arrow}>
                  →
                </span>
                <HiddenText> to </HiddenText>
                {to}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
