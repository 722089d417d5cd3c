import { makeStyles } from '@fluentui/react-components'

export const useTaskRowsStyles = makeStyles({
  // Rows arrange themselves by the width of their list, not of the window.
  list: { listStyleType: 'none', margin: 0, padding: 0, containerType: 'inline-size', overflowX: 'clip' },
  // The boxes line up with the panel's title.
  inPanel: { margin: '0 -12px -8px' },
})
