import { Button } from '@fluentui/react-components'
import { CallRegular } from '@fluentui/react-icons/svg/call'
import { useAtomValue } from 'jotai'
import { useNavigate } from 'react-router'
import { useCallsAddress } from '#parts/contact-search/contact-search.ts'
import type { ContactQuery } from '#parts/contacts/contacts.api.ts'
import { callQueueAtom } from '#parts/call-queue/call-queue.atoms.ts'
import { copy } from './copy.ts'
import { sourceOf, useStartCalls } from './use-start-calls.ts'

export interface CallListButtonProps {
  /** What the list is called. */
  name: string
  query: ContactQuery
}

/** Calls the people of a list one by one, or goes on where someone left. */
export function CallListButton({ name, query }: CallListButtonProps) {
  const queue = useAtomValue(callQueueAtom)
  const start = useStartCalls(name, query)
  const navigate = useNavigate()
  const address = useCallsAddress()
  const isLeft = queue !== null && queue.source === sourceOf(query) && queue.at > 0 && queue.at < queue.people.length
  return (
    <Button
      icon={<CallRegular />}
      disabledFocusable={start.isPending}
      onClick={() => (isLeft ? void navigate(address) : start.mutate())}
    >
      {isLeft ? copy.resume(queue.at + 1, queue.people.length) : copy.start}
    </Button>
  )
}
