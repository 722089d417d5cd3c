import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/theme'

const useStyles = makeStyles({
  logo: {
    fontFamily: look.fontDisplay,
    fontSize: '19px',
    lineHeight: '24px',
    fontWeight: 600,
    letterSpacing: '-0.01em',
    color: '#fff',
  },
  tracker: { color: look.lime },
})

/** The product's name on a dark green surface. */
export function Logo() {
  const styles = useStyles()
  return (
    <span className={styles.logo}>
      Pro<span className={styles.tracker}>Tracker</span>
    </span>
  )
}
