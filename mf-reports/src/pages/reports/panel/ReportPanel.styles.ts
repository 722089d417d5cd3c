import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'

export const useReportPanelStyles = makeStyles({
  /** A long report goes on overleaf. */
  report: { [media.print]: { '& section': { breakInside: 'auto' } } },
  tabs: { marginBottom: '10px', [media.print]: { display: 'none' } },
  content: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    minWidth: 0,
    transitionProperty: 'opacity',
    transitionDuration: '150ms',
  },
  /** The answer for the settings before, while the next is on its way. */
  old: { opacity: 0.6 },
})
