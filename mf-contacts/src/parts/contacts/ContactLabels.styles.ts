import { makeStyles } from '@fluentui/react-components'

export const useContactLabelsStyles = makeStyles({
  labels: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px', minWidth: 0 },
})
