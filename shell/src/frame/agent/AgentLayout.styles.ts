import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'

/**
 * The document scrolls, not a box inside it, so scroll restoration, printing and phone toolbars keep working.
 * `--chrome-height` is the height of the bars, for full-height pages.
 */
export const useAgentLayoutStyles = makeStyles({
  desktop: {
    display: 'grid',
    gridTemplateColumns: '216px minmax(0, 1fr)',
    '--chrome-height': '53px',
    [media.narrow]: { gridTemplateColumns: '60px minmax(0, 1fr)' },
    [media.print]: { display: 'block' },
  },
  phone: {
    '--chrome-height': 'calc(53px + 56px + env(safe-area-inset-bottom))',
    paddingBottom: 'calc(56px + env(safe-area-inset-bottom))',
  },
  column: { display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: '100dvh' },
  phoneColumn: { minHeight: 'calc(100dvh - 56px - env(safe-area-inset-bottom))' },
  main: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, outlineStyle: 'none' },
})
