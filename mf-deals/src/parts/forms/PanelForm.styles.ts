import { makeStyles } from '@fluentui/react-components'

export const usePanelFormStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '14px', paddingBlock: '4px' },
})
