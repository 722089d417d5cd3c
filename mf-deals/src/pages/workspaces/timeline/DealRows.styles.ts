import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useDealRowsStyles = makeStyles({
  name: { display: 'flex', alignItems: 'center', gap: '8px', paddingTop: 0, paddingBottom: 0, paddingLeft: '14px' },
  link: {
    flexGrow: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    lineHeight: '36px',
    [media.phone]: { lineHeight: '24px' },
    fontWeight: 500,
    color: look.ink,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '-2px', borderRadius: '6px' },
  },
  dot: { flexShrink: 0, width: '8px', height: '8px', borderRadius: '50%' },
})
