import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'

export const useSearchBoxStyles = makeStyles({
  box: { width: '260px', maxWidth: '100%', [media.phone]: { width: 'auto', flexGrow: 1, minWidth: 0 } },
})
