import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'

export const useReportsPageStyles = makeStyles({
  print: { [media.phone]: { display: 'none' } },
})
