import { makeStyles } from '@fluentui/react-components'

export const useChangeContactsPanelStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '14px' },
})
