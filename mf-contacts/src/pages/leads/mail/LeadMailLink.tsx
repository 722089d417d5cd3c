import { Link } from 'react-router'
import { copy } from './copy.ts'
import { useLeadMailStyles } from './LeadMail.styles.ts'
import { useMailCount } from './lead-mail.api.ts'

/** After the count of leads: how many emails need a look, if any do. */
export function LeadMailLink() {
  const styles = useLeadMailStyles()
  const count = useMailCount()
  if (count === 0) return null
  return (
    <>
      {' · '}
      <Link className={styles.link} to="?view=mail">
        {copy.link(count)}
      </Link>
    </>
  )
}
