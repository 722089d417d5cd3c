import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useFiguresPanelStyles = makeStyles({
  curves: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))', gap: '20px' },
  quiet: { margin: 0, fontSize: '13px', lineHeight: '20px', color: look.ink2 },
})
