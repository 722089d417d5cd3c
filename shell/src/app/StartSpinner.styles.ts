import { makeStyles } from '@fluentui/react-components'

export const useStartSpinnerStyles = makeStyles({
  // Over the bars that the server has drawn.
  start: { position: 'relative', zIndex: 1, display: 'grid', minHeight: '100dvh' },
})
