import { makeStyles } from '@fluentui/react-components'

export const useMoveDatesPanelStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '12px',
    alignItems: 'start',
    '& input, & select': { minWidth: 0, width: '100%' },
  },
})
