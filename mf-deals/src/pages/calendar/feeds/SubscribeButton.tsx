import { Button } from '@fluentui/react-components'
import { CalendarSyncRegular } from '@fluentui/react-icons/svg/calendar-sync'
import { useState } from 'react'
import { lazyPart } from 'ui-kit/lazy-part'
import { copy } from './copy.ts'

const SubscribeDialog = lazyPart(async () => (await import('./SubscribeDialog.tsx')).SubscribeDialog)

/** Opens the dialog that adds the calendar to a calendar app. */
export function SubscribeButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<CalendarSyncRegular />} onClick={() => setOpen(true)} {...SubscribeDialog.onApproach}>
        {copy.subscribeButton.subscribe}
      </Button>
      {isOpen && <SubscribeDialog onClose={() => setOpen(false)} />}
    </>
  )
}
