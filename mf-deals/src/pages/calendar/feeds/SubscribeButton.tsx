import { Button } from '@fluentui/react-components'
import { CalendarSyncRegular } from '@fluentui/react-icons/svg/calendar-sync'
import { useState } from 'react'
import { lazyPart } from 'ui-kit/lazy-part'

const SubscribeDialog = lazyPart(async () => (await import('./SubscribeDialog.tsx')).SubscribeDialog)

/** Opens what puts the calendar into a calendar program. */
export function SubscribeButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<CalendarSyncRegular />} onClick={() => setOpen(true)} {...SubscribeDialog.onApproach}>
        Subscribe
      </Button>
      {isOpen && <SubscribeDialog onClose={() => setOpen(false)} />}
    </>
  )
}
