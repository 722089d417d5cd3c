import { makeStyles } from '@fluentui/react-components'

export const useEntryItemStyles = makeStyles({
  item: {
    position: 'relative',
    // The button comes with the pointer or the focus: a month has room for nothing more.
    '& > button': { opacity: 0 },
    '&:hover > button': { opacity: 1 },
    '&:focus-within > button': { opacity: 1 },
  },
  movable: { cursor: 'grab' },
})
