import { Button } from '@fluentui/react-components'
import { ShownOnceDialog } from 'ui-kit/ShownOnceDialog'

/** The address of a new feed, to open in the calendar app of this device or to copy into another one. */
export function FeedAddress({ url, onClose }: { url: string; onClose: () => void }) {
  return (
    <ShownOnceDialog
      title="Your calendar’s address"
      label="Address"
      secret={url}
      onClose={onClose}
      action={
        <Button as="a" appearance="primary" href={url.replace(/^https?:/, 'webcal:')}>
          Open in my calendar
        </Button>
      }
    >
      Google Calendar: Other calendars, From URL. Outlook: Add calendar, Subscribe from web. It is shown only now;
      whoever has it can read these dates until you revoke it.
    </ShownOnceDialog>
  )
}
