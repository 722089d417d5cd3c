import { Button } from '@fluentui/react-components'
import { useNotify } from 'remote-kit/context'
import { CopyField } from 'ui-kit/CopyField'
import { Hint } from 'ui-kit/Hint'
import { ModalSurface } from 'ui-kit/ModalSurface'

/** The address of a new feed, shown once: to be opened by the calendar program of this device, or copied into another. */
export function FeedAddress({ url, onClose }: { url: string; onClose: () => void }) {
  const notify = useNotify()
  return (
    <ModalSurface
      open
      title="Your calendar’s address"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>I have it</Button>
          <Button as="a" appearance="primary" href={url.replace(/^https?:/, 'webcal:')}>
            Open in my calendar
          </Button>
        </>
      }
    >
      <CopyField
        label="Address"
        value={url}
        onCopied={() => notify.success('Copied.')}
        onRefused={() => notify.error('The browser did not let us copy. Select the address and copy it.')}
      />
      <Hint>
        Google Calendar: Other calendars, From URL. Outlook: Add calendar, Subscribe from web. It is shown only now;
        whoever has it can read these dates until you revoke it.
      </Hint>
    </ModalSurface>
  )
}
