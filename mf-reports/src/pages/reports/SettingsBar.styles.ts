import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'

export const useSettingsBarStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    marginBottom: '14px',
    [media.print]: { display: 'none' },
  },
  /** The settings as text, for print. */
  onPaper: { display: 'none', [media.print]: { display: 'block', marginBottom: '12px' } },
})
