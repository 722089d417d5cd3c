import { makeStyles } from '@fluentui/react-components'
import { look } from '#theme/look.ts'

export const usePageSpinnerStyles = makeStyles({
  place: { display: 'grid', placeItems: 'center', flexGrow: 1, minHeight: '240px' },
  ring: { backgroundColor: look.line, color: look.spinner },
})
