import { makeStyles } from '@fluentui/react-components'

export const useTaskRowsStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  // The boxes line up with the panel's title.
  inPanel: { margin: '0 -12px -8px' },
})
