import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'

export const useProposedStatusStyles = makeStyles({
  bar: { flexShrink: 0, marginBottom: '12px', [media.phone]: { marginBottom: '8px' } },
})
