import { MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import type { ReactNode } from 'react'

/** An important notice about a deal, with an action. */
export function DealNotice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <MessageBar intent="info">
      <MessageBarBody>{text}</MessageBarBody>
      <MessageBarActions>{children}</MessageBarActions>
    </MessageBar>
  )
}
