import { makeStyles } from '@fluentui/react-components'
import { media } from '#theme/media.ts'
import { look } from '#theme/look.ts'

export const usePanelStyles = makeStyles({
  panel: {
    backgroundColor: look.surface,
    borderRadius: '12px',
    boxShadow: look.shadow1,
    padding: '18px 20px',
    minWidth: 0,
    [media.phone]: { padding: '14px 16px' },
    [media.print]: { breakInside: 'avoid' },
    [media.forcedColors]: { outline: '1px solid CanvasText' },
  },
  head: { display: 'flex', alignItems: 'center', gap: '8px 12px', flexWrap: 'wrap', marginBottom: '12px' },
  title: { fontSize: '15px', lineHeight: '20px', fontWeight: 600, color: look.ink },
  end: { display: 'flex', alignItems: 'center', gap: '8px', marginLeft: 'auto' },
})
