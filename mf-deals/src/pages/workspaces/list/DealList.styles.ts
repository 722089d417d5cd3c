import { makeStyles } from '@fluentui/react-components'

export const useDealListStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '12px', paddingBottom: '24px' },
  stale: { opacity: 0.6 },
})
