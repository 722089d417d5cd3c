import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import type { Rescheduling } from 'openapi'
import { useToday } from 'remote-kit/use-today'
import { previewChanges } from './preview-changes.ts'

/** Says that the deal was changed since the preview `before`, and how the outcome differs now. */
export function ChangedSince({ before, after }: { before: Rescheduling; after: Rescheduling }) {
  const changes = previewChanges(before, after, useToday())
  const words = changes.length === 0 ? 'The same dates move as before; what is below is up to date.' : changes.join(' ')
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>The deal was changed in the meantime. {words}</MessageBarBody>
    </MessageBar>
  )
}
