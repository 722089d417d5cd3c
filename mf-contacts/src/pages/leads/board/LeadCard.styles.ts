import { makeStyles } from '@fluentui/react-components'
import { boardCard, boardLink } from 'remote-kit/board/styles'
import { look } from 'ui-kit/look'

export const useLeadCardStyles = makeStyles({
  ...boardCard,
  link: {
    ...boardLink,
    color: 'inherit',
    textDecorationLine: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0, zIndex: -1, borderRadius: '8px' },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::after': { outline: `2px solid ${look.brand3}`, outlineOffset: '-1px' },
  },
  deal: { marginTop: '8px', width: '100%' },
})
