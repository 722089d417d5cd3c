import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useLatestInquiryStyles = makeStyles({
  message: { margin: 0, color: look.ink, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
})
