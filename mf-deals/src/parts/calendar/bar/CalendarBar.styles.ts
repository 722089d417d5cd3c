import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'

export const useCalendarBarStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', marginBottom: '14px' },
  steps: { display: 'flex', alignItems: 'center', gap: '4px', [media.print]: { display: 'none' } },
  add: { [media.print]: { display: 'none' } },
  period: { margin: 0, minWidth: '170px', fontSize: '15px', lineHeight: '20px', fontWeight: 600 },
  file: { display: 'flex', alignItems: 'center', gap: '4px', marginLeft: 'auto', [media.print]: { display: 'none' } },
  end: { marginLeft: 'auto', [media.phone]: { margin: '0 0 12px' }, [media.print]: { display: 'none' } },
  phoneBar: {
    display: 'flex',
    alignItems: 'center',
    // The chevrons line up with the page.
    margin: '0 -10px 8px',
    [media.print]: { '& > :not(h2)': { display: 'none' } },
  },
  phonePeriod: { margin: 0, fontSize: '15px', lineHeight: '20px', fontWeight: 600, textAlign: 'center' },
  phoneEnd: { display: 'flex', marginLeft: 'auto' },
})
