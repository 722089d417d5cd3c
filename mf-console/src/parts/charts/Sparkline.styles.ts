import { makeStyles } from '@fluentui/react-components'

export const useSparklineStyles = makeStyles({
  drawing: { display: 'block', width: '96px', height: '24px', marginBottom: '4px', overflow: 'visible' },
})
