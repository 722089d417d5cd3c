import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { lazyPart } from 'ui-kit/lazy-part'
import { CallListButton } from '#parts/call-queue/start/CallListButton.tsx'
import { ColumnsButton } from '#parts/contact-columns/ColumnsButton.tsx'
import type { ContactSearch } from '#parts/contact-search/contact-search.ts'
import { copy } from './copy.ts'

const StartPlanDialog = lazyPart(async () => (await import('#parts/plans/StartPlanDialog.tsx')).StartPlanDialog)

export interface SmartListActionsProps {
  search: ContactSearch
  /** What the list is called. */
  name: string
}

/** What is done with the contacts that are shown. */
export function SmartListActions({ search, name }: SmartListActionsProps) {
  const [isStarting, setIsStarting] = useState(false)
  return (
    <>
      <ColumnsButton />
      <CallListButton name={name} query={search.query} />
      <Button {...StartPlanDialog.onApproach} onClick={() => setIsStarting(true)}>
        {copy.startPlan}
      </Button>
      {isStarting && <StartPlanDialog whom={{ filters: search.asked }} onClose={() => setIsStarting(false)} />}
    </>
  )
}
