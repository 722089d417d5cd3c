import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'

export const useReportPanelStyles = makeStyles({
  /** A long report may break across printed pages. */
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
  /** The report of the previous settings, while the new one loads. */
  old: { opacity: 0.6 },
})
