import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'

export const useCalendarDaysStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', marginBottom: '14px' },
  steps: { display: 'flex', alignItems: 'center', gap: '4px', [media.print]: { display: 'none' } },
  add: { [media.print]: { display: 'none' } },
  print: { [media.phone]: { display: 'none' } },
  period: {
    margin: 0,
    minWidth: '170px',
    fontSize: '15px',
    lineHeight: '20px',
    fontWeight: 600,
    [media.phone]: { minWidth: 0 },
  },
  // Aligned at the end, not centered.
  file: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    marginLeft: 'auto',
    '& + *': { marginLeft: 0 },
    [media.print]: { display: 'none' },
  },
  end: { marginLeft: 'auto', [media.print]: { display: 'none' } },
  corrected: { marginBottom: '10px' },
})
