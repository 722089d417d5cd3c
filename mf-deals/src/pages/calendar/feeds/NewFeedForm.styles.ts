import { makeStyles } from '@fluentui/react-components'

export const useNewFeedFormStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '10px' },
  action: { alignSelf: 'flex-start' },
})
