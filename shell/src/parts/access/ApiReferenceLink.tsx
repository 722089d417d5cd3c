import { Link } from '@fluentui/react-components'
import { copy } from './copy.ts'
import { useApiReferenceLinkStyles } from './ApiReferenceLink.styles.ts'

/** Leads those who give a program access to what it can call. */
export function ApiReferenceLink() {
  const styles = useApiReferenceLinkStyles()
  return (
    <Link className={styles.link} href="/api/v1/docs/" target="_blank" rel="noreferrer">
      {copy.apiReferenceLink}
    </Link>
  )
}
