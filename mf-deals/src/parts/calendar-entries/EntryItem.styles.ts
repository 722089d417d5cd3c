import { makeStyles } from '@fluentui/react-components'

export const useEntryItemStyles = makeStyles({
  item: {
    position: 'relative',
    // The button shows on hover or focus, because a month has no room for more.
    '& > button': { opacity: 0 },
    '&:hover > button': { opacity: 1 },
    '&:focus-within > button': { opacity: 1 },
  },
  movable: { cursor: 'grab' },
})
