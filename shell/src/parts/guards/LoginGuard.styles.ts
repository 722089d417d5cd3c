import { makeStyles } from '@fluentui/react-components'

export const useLoginGuardStyles = makeStyles({
  // Over the bars that the server has drawn.
  loading: { position: 'relative', zIndex: 1, display: 'grid', placeItems: 'center', minHeight: '100dvh' },
})
