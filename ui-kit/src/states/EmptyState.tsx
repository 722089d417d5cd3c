import { MailInboxRegular } from '@fluentui/react-icons/svg/mail-inbox'
import type { ReactNode } from 'react'
import { Notice } from './Notice.tsx'

export interface EmptyStateProps {
  icon?: ReactNode
  /** What is missing: "No deals in this workspace". */
  title: string
  /** The purpose of this list, in one sentence. */
  children?: ReactNode
  /** The next step. */
  action?: ReactNode
}

/** Shown for an empty list: explains its purpose and offers one action. */
export function EmptyState({ icon = <MailInboxRegular />, title, children, action }: EmptyStateProps) {
  return (
    <Notice icon={icon} title={title} action={action}>
      {children}
    </Notice>
  )
}
