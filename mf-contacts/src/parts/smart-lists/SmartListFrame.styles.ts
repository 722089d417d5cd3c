import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'

export const useSmartListFrameStyles = makeStyles({
  frame: {
    display: 'grid',
    gridTemplateColumns: '220px minmax(0, 1fr)',
    gap: '24px',
    alignItems: 'start',
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
    [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  main: { minWidth: 0 },
})
