import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'

export const useEntryItemStyles = makeStyles({
  item: {
    position: 'relative',
    // The button shows on hover or focus, because a month has no room for more.
    '& > button': { opacity: 0 },
    '&:hover > button': { opacity: 1 },
    '&:focus-within > button': { opacity: 1 },
    [media.print]: { breakInside: 'avoid', '& > button': { display: 'none' } },
  },
  movable: { cursor: 'grab' },
  filled: { '& > a': { height: '100%', boxSizing: 'border-box' } },
})
