import { useAtomValue } from 'jotai'
import { Link } from 'react-router'
import { userProfileAtom } from 'remote-kit/session'
import { formatPersonName } from 'ui-kit/format'
import { homeOf } from '#parts/guards/access.ts'
import { useSignedInNoteStyles } from './SignedInNote.styles.ts'
import { copy } from './copy.ts'

/** On a login page, for a user who is already signed in: continue, or sign in as someone else. */
export function SignedInNote() {
  const styles = useSignedInNoteStyles()
  const user = useAtomValue(userProfileAtom)
  if (!user) return null
  return (
    <p className={styles.note}>
      {copy.signedInNote.note(formatPersonName(user.person))}{' '}
      <Link to={homeOf(user)} className={styles.link}>
        {copy.signedInNote.proceed}
      </Link>
    </p>
  )
}
