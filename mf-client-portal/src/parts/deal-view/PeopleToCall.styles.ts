import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const usePeopleToCallStyles = makeStyles({
  person: { ':not(:first-of-type)': { marginTop: '18px', paddingTop: '18px', borderTop: `1px solid ${look.line}` } },
  who: { display: 'flex', alignItems: 'center', gap: '12px', marginBottom: '14px' },
  name: { fontWeight: 600, color: look.ink },
  role: { color: look.ink2, fontSize: '12.5px', lineHeight: '16px' },
  ways: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '8px', [media.print]: { display: 'none' } },
  // Buttons are not printed.
  onPaper: { display: 'none', color: look.ink, [media.print]: { display: 'block' } },
})
