import { makeStyles } from '@fluentui/react-components'

export const useNewThingsPageStyles = makeStyles({
  list: { display: 'grid', gap: '12px' },
})
