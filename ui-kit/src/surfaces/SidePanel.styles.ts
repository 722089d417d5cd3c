import { makeStyles } from '@fluentui/react-components'
import { media } from '#theme/media.ts'
import { look } from '#theme/look.ts'

export const useSidePanelStyles = makeStyles({
  drawer: {
    width: '480px',
    maxWidth: '100%',
    backgroundColor: look.surface,
    [media.phone]: { width: '100%' },
  },
  title: { flexGrow: 1, minWidth: 0 },
  tools: { display: 'flex', flexShrink: 0, alignSelf: 'flex-start' },
  meta: { color: look.ink3, fontSize: '13px', paddingTop: '2px' },
  body: { flexGrow: 1, alignSelf: 'stretch', minHeight: 0, overflowY: 'auto', padding: '4px 24px 20px' },
  footer: { justifyContent: 'flex-end', minHeight: '57px', borderTop: `1px solid ${look.line}`, paddingBlock: '12px' },
})
