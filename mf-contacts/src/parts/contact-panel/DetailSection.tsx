import { makeStyles } from '@fluentui/react-components'
import { type ReactNode, useId } from 'react'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/theme'

const useStyles = makeStyles({
  // Facts whose values are controls 28px high.
  section: {
    '& dl': { rowGap: '2px' },
    '& dt': { paddingTop: '4px', [media.phone]: { paddingTop: '0' } },
    '& dd': { [media.phone]: { marginBottom: '4px' } },
  },
  title: {
    marginBottom: '6px',
    paddingBottom: '4px',
    borderBottom: `1px solid ${look.line}`,
    fontSize: '13px',
    lineHeight: '18px',
    fontWeight: 600,
    color: look.ink2,
  },
})

/** One part of a contact's panel. */
export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles()
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  )
}
