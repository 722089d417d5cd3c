import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useChartLegendStyles = makeStyles({
  legend: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    margin: '0 0 8px',
    padding: 0,
    listStyleType: 'none',
    fontSize: '13px',
    color: look.ink2,
  },
  entry: { display: 'flex', alignItems: 'center', gap: '6px' },
})
