import { makeStyles } from '@fluentui/react-components'

export const useMilestonesViewStyles = makeStyles({
  view: { display: 'flex', flexDirection: 'column', gap: '16px' },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '10px' },
  add: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})
