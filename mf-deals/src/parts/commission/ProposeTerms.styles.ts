import { makeStyles } from '@fluentui/react-components'

export const useProposeTermsStyles = makeStyles({
  propose: { display: 'flex', flexDirection: 'column', gap: '8px' },
  button: { alignSelf: 'start' },
  bar: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})
