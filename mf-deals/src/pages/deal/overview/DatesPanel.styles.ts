import { makeStyles } from '@fluentui/react-components'

export const useDatesPanelStyles = makeStyles({
  // The date takes the width that is left, and stays on one line.
  date: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    '& > :first-child': { flexGrow: 1, minWidth: 0, whiteSpace: 'nowrap' },
  },
  // Its icon stands below the labels.
  add: { marginTop: '14px', marginInlineStart: '-12px', maxWidth: '240px' },
  hint: { marginTop: '10px' },
})
