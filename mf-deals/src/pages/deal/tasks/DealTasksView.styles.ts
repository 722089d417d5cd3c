import { makeStyles } from '@fluentui/react-components'

export const useDealTasksViewStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px', marginBottom: '14px' },
})
