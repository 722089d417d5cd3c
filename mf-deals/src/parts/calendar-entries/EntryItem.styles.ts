import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'
import { media } from 'ui-kit/media'

export const useEntryItemStyles = makeStyles({
  item: {
    position: 'relative',
    // The button shows on hover or focus, because a month has no room for more.
    '&:is(:hover, :focus-within) > button': {
      backgroundColor: look.surface,
      color: look.ink,
      boxShadow: look.shadow1,
    },
    '& > button:hover': { backgroundColor: look.sunken },
    [media.print]: { breakInside: 'avoid', '& > button': { display: 'none' } },
  },
  movable: { cursor: 'grab' },
  filled: { '& > a': { height: '100%', boxSizing: 'border-box' } },
})
