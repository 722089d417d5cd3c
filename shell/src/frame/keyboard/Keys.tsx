import { Fragment } from 'react'
import { copy } from './copy.ts'
import { keyNames } from './key-names.ts'
import { useKeysStyles } from './Keys.styles.ts'

/** A shortcut as keys: "Ctrl K", "G then H". */
export function Keys({ keys }: { keys: string }) {
  const styles = useKeysStyles()
  return (
    <span className={styles.keys}>
      {keyNames(keys).map((pressed, index) => (
        <Fragment key={pressed.join('+')}>
          {index > 0 && <span>{copy.shortcutsDialog.between}</span>}
          {pressed.map((name) => (
            <kbd key={name} className={styles.key}>
              {name}
            </kbd>
          ))}
        </Fragment>
      ))}
    </span>
  )
}
