import { makeStyles } from '@fluentui/react-components'

export const useSharingPageStyles = makeStyles({
  column: { display: 'flex', flexDirection: 'column', gap: '20px', minWidth: 0 },
  rows: { listStyleType: 'none', margin: 0, padding: 0 },
})
