import { MailInboxRegular } from '@fluentui/react-icons/svg/mail-inbox'
import type { ReactNode } from 'react'
import { Notice } from './Notice.tsx'

export interface EmptyStateProps {
  icon?: ReactNode
  /** What is not here yet: "No deals in this workspace". */
  title: string
  /** What this place is for, in one sentence. */
  children?: ReactNode
  /** The one thing to do next. */
  action?: ReactNode
}

/** A place with nothing in it yet: says what it is for and gives one action. */
export function EmptyState({ icon = <MailInboxRegular />, title, children, action }: EmptyStateProps) {
  return (
    <Notice icon={icon} title={title} action={action}>
      {children}
    </Notice>
  )
}
