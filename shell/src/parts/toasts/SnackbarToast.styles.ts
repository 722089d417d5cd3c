import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'

export const useSnackbarToastStyles = makeStyles({
  // As large as a thumb, on the line of the message.
  action: { [media.phone]: { padding: '13px 12px', margin: '-13px -12px' } },
})
