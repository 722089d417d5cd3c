import { makeStyles } from '@fluentui/react-components'

export const useBadNewsStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '12px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})
