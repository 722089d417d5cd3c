import { mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useNoticeStyles } from './Notice.styles.ts'

interface NoticeProps {
  icon: ReactNode
  tone?: 'calm' | 'danger'
  title: string
  children?: ReactNode
  action?: ReactNode
  small?: ReactNode
}

/** The common layout of the empty, error and no-match states. */
export function Notice({ icon, tone = 'calm', title, children, action, small }: NoticeProps) {
  const styles = useNoticeStyles()
  return (
    <div className={styles.notice} role={tone === 'danger' ? 'alert' : undefined}>
      <span className={mergeClasses(styles.icon, tone === 'danger' && styles.danger)} aria-hidden>
        {icon}
      </span>
      <h2 className={styles.title}>{title}</h2>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
      {small && <p className={styles.small}>{small}</p>}
    </div>
  )
}
