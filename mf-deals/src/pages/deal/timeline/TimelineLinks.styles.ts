import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useTimelineLinksStyles = makeStyles({
  links: { position: 'absolute', top: 0, left: 0, pointerEvents: 'none', overflow: 'visible' },
  link: { fill: 'none', stroke: look.line2, strokeWidth: '1.5px' },
  critical: { fill: 'none', stroke: look.danger, strokeWidth: '2px' },
})
