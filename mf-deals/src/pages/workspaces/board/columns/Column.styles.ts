import { makeStyles } from '@fluentui/react-components'
import { columnCount } from 'remote-kit/board/styles'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useColumnStyles = makeStyles({
  count: columnCount,
  over: {
    paddingInline: '6px',
    borderRadius: '6px',
    backgroundColor: look.dangerSoft,
    color: look.danger,
    fontWeight: 600,
  },
  menu: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '24px',
    height: '24px',
    // Its head is hidden there.
    [media.phone]: { display: 'none' },
    margin: '-3px -6px -3px 0',
    padding: 0,
    border: 'none',
    borderRadius: '6px',
    backgroundColor: 'transparent',
    color: look.ink3,
    cursor: 'pointer',
    ':hover': { backgroundColor: look.line, color: look.ink },
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '-2px' },
  },
})
