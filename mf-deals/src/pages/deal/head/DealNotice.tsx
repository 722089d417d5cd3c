import { MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import type { ReactNode } from 'react'

/** What must be known of a deal before anything else, with what can be done about it. */
export function DealNotice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <MessageBar intent="info">
      <MessageBarBody>{text}</MessageBarBody>
      <MessageBarActions>{children}</MessageBarActions>
    </MessageBar>
  )
}
