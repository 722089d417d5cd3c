import { makeStyles } from '@fluentui/react-components'
import { boardFrame, boardFrameOnPhone } from 'remote-kit/board/styles'
import { media } from 'ui-kit/media'

export const useBoardStyles = makeStyles({
  columns: {
    ...boardFrame,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(264px, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    [media.phone]: { ...boardFrameOnPhone, gridAutoColumns: '100%' },
  },
})
