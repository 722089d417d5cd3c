import { makeStyles } from '@fluentui/react-components'

export const useCreateContactFieldsStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
    gap: '12px 14px',
    alignItems: 'start',
    // Inputs are as wide as their column, not as 20 letters.
    '& > *': { minWidth: 0 },
    '& .fui-Input': { minWidth: 0, width: '100%' },
  },
})
