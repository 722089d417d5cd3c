import { makeStyles } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import { Link } from 'react-router'
import { userProfileAtom } from 'remote-kit/session'
import { formatPersonName } from 'ui-kit/format'
import { look } from 'ui-kit/theme'
import { homeOf } from '#parts/guards/access.ts'

const useStyles = makeStyles({
  note: {
    marginBottom: '18px',
    padding: '12px 14px',
    borderRadius: '8px',
    backgroundColor: look.brandSoft,
    color: look.ink,
  },
  link: { color: look.brand2, fontWeight: 600 },
})

/** On a login page, for somebody who is signed in already: the way back in, or sign in as somebody else. */
export function SignedInNote() {
  const styles = useStyles()
  const user = useAtomValue(userProfileAtom)
  if (!user) return null
  return (
    <p className={styles.note}>
      You are signed in as {formatPersonName(user.person)}.{' '}
      <Link to={homeOf(user)} className={styles.link}>
        Continue
      </Link>
    </p>
  )
}
