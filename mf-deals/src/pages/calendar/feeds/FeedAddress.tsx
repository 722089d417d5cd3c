import { Button } from '@fluentui/react-components'
import { ShownOnceDialog } from 'ui-kit/ShownOnceDialog'
import { copy } from './copy.ts'

/** The address of a new feed, to open in the calendar app of this device or to copy into another one. */
export function FeedAddress({ url, onClose }: { url: string; onClose: () => void }) {
  return (
    <ShownOnceDialog
      title={copy.feedAddress.title}
      label={copy.feedAddress.label}
      secret={url}
      onClose={onClose}
      action={
        <Button as="a" appearance="primary" href={url.replace(/^https?:/, 'webcal:')}>
          {copy.feedAddress.open}
        </Button>
      }
    >
      {copy.feedAddress.hint}
    </ShownOnceDialog>
  )
}
