import { Link } from 'react-router'
import { useFactLinkStyles } from './FactLink.styles.ts'

export interface FactLinkProps {
  to: string
  children: string
}

/** A link among the facts beside a page's title, after another fact. */
export function FactLink({ to, children }: FactLinkProps) {
  const styles = useFactLinkStyles()
  return (
    <>
      {' · '}
      <Link className={styles.link} to={to}>
        {children}
      </Link>
    </>
  )
}
