import { makeStyles } from '@fluentui/react-components'

export const useTimelineKeyStyles = makeStyles({
  sample: { position: 'static', display: 'inline-block', width: '22px', height: '12px', borderRadius: '4px' },
})
