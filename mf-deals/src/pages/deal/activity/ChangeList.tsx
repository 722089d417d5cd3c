import { HiddenText } from 'ui-kit/HiddenText'
import type { ChangeDescription } from './describe-change.ts'
import { useChangeListStyles } from './ChangeList.styles.ts'
import { copy } from './copy.ts'

/** Changed fields with their old and new values. */
export function ChangeList({ changes }: { changes: readonly ChangeDescription[] }) {
  const styles = useChangeListStyles()
  return (
    <dl className={styles.list}>
      {changes.map(({ label, from, to }) => (
        <div key={label} className={styles.change}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.values}>
            {from === null ? (
              copy.changeList.changed
            ) : (
              <>
                <HiddenText>{`${copy.changeList.from} `}</HiddenText>
                <span className={styles.from}>{from}</span>
                <span aria-hidden className={styles.arrow}>
                  →
                </span>
                <HiddenText>{` ${copy.changeList.to} `}</HiddenText>
                {to}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
