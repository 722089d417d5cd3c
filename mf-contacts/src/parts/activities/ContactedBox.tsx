import { Checkbox } from '@fluentui/react-components'
import { copy } from './copy.ts'
import type { FirstConversation } from './use-first-conversation.ts'

/** Asks whether a new lead is now Contacted. Renders nothing for anyone else. */
export function ContactedBox({ conversation: { isAsked, isContacted, decide } }: { conversation: FirstConversation }) {
  if (!isAsked) return null
  return (
    <Checkbox label={copy.contacted} checked={isContacted} onChange={(_, { checked }) => decide(checked === true)} />
  )
}
