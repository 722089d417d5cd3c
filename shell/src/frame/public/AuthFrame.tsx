import { mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Logo } from '#frame/Logo.tsx'
import { copy } from './copy.ts'
import { useAuthFrameStyles } from './AuthFrame.styles.ts'

export interface AuthFrameProps {
  title: string
  lead?: ReactNode
  /** One sentence on the green side; hidden on small screens. */
  statement: string
  picture?: ReactNode
  width?: 'narrow' | 'wide'
  /** Moves the focus to the title when it changes: for steps at one address, which the router does not announce. */
  focusTitle?: boolean
  children: ReactNode
}

/** A green side with a statement, and one form. */
export function AuthFrame({ title, lead, statement, picture, width = 'narrow', focusTitle, children }: AuthFrameProps) {
  const styles = useAuthFrameStyles()
  return (
    <div className={styles.frame}>
      <header className={styles.side}>
        <Link to="/" className={styles.home} aria-label={copy.authFrame.home}>
          <Logo />
        </Link>
        <p className={styles.statement}>{statement}</p>
        <div className={styles.picture}>{picture}</div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={mergeClasses(styles.box, width === 'wide' && styles.wide)}>
          <h1 key={title} ref={focusTitle ? focus : undefined} className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          <div className={styles.lead}>{lead}</div>
          {children}
        </div>
      </main>
    </div>
  )
}

const focus = (heading: HTMLElement | null) => heading?.focus()
