import { makeStyles } from '@fluentui/react-components'
import { boardCard, boardLink } from 'remote-kit/board/styles'
import { linkOfCard } from '#pages/workspaces/cards/DealFace.styles.ts'

export const useBoardCardStyles = makeStyles({
  ...boardCard,
  link: { ...linkOfCard, ...boardLink },
  /** Cards do not move while selecting. */
  without: { display: 'none' },
  select: { position: 'absolute', top: '8px', right: '10px' },
})
