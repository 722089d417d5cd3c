import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useFactListStyles = makeStyles({
  list: { listStyleType: 'none', margin: '32px 0 0', padding: 0, display: 'grid', gap: '24px 40px' },
  row: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(250px, 100%), 1fr))' },
  column: { marginTop: '24px', rowGap: '18px' },
  fact: { borderTop: `1px solid ${look.line2}`, paddingTop: '14px' },
  title: { fontSize: '16px', lineHeight: '22px', fontWeight: 600 },
  text: { marginTop: '4px', fontSize: '15px', lineHeight: '23px', color: look.ink2, textWrap: 'pretty' },
})
