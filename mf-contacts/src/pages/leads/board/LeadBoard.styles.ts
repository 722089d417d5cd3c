import { makeStyles } from '@fluentui/react-components'
import { boardFrame, boardFrameOnPhone } from 'remote-kit/board/styles'
import { media } from 'ui-kit/media'

export const useLeadBoardStyles = makeStyles({
  columns: { ...boardFrame, display: 'flex', [media.phone]: boardFrameOnPhone },
})
