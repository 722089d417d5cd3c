import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import type { Rescheduling } from 'openapi'
import { useToday } from 'remote-kit/use-today'
import { copy } from './copy.ts'
import { previewChanges } from './preview-changes.ts'

/** Says that the deal was changed since the preview `before`, and how the outcome differs now. */
export function ChangedSince({ before, after }: { before: Rescheduling; after: Rescheduling }) {
  const changes = previewChanges(before, after, useToday())
  const words = changes.length === 0 ? copy.changedSince.same : changes.join(' ')
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{copy.changedSince.changed(words)}</MessageBarBody>
    </MessageBar>
  )
}
