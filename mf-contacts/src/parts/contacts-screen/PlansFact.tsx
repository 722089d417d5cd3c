import { Link } from 'react-router'
import { useDuplicateHintStyles } from '#parts/duplicates/DuplicateHint.styles.ts'
import { copy } from './copy.ts'

/** After the count of contacts: the way to follow-up plans, where there's no room for a button. */
export function PlansFact() {
  const styles = useDuplicateHintStyles()
  return (
    <>
      {' · '}
      <Link className={styles.link} to="?view=plans">
        {copy.plans}
      </Link>
    </>
  )
}
