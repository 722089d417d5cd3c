import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'
import { cardOverLink, linkOfCard } from '#pages/workspaces/cards/DealFace.styles.ts'

export const useDealTilesStyles = makeStyles({
  tiles: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '8px' },
  tile: {
    ...cardOverLink,
    padding: '11px 12px 10px',
    borderRadius: '8px',
    backgroundColor: look.surface,
    boxShadow: look.shadow1,
  },
  link: linkOfCard,
  select: { position: 'absolute', top: '8px', right: '10px' },
  where: {
    pointerEvents: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    marginTop: '8px',
    fontSize: '12px',
    lineHeight: '18px',
    color: look.ink3,
  },
})
