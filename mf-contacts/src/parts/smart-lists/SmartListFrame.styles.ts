import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { noRail } from './no-rail.ts'

export const useSmartListFrameStyles = makeStyles({
  frame: {
    display: 'grid',
    gridTemplateColumns: '236px minmax(0, 1fr)',
    gap: '24px',
    alignItems: 'start',
    [noRail]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
    [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  main: { minWidth: 0 },
})
