import { makeStyles } from '@fluentui/react-components'

export const useMarkKeyStyles = makeStyles({
  sample: { position: 'static', display: 'inline-block', flexShrink: 0, margin: '0 2px' },
})
