import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const usePersonCardStyles = makeStyles({
  card: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '8px 12px',
    padding: '10px 0',
    '& + &': { borderTop: `1px solid ${look.line}` },
  },
  text: { display: 'flex', flexDirection: 'column', minWidth: 0, flexGrow: 1, flexBasis: '160px' },
  name: { fontWeight: 600, color: look.ink },
  role: { fontSize: '13px', color: look.ink3 },
  links: { display: 'flex', flexWrap: 'wrap', gap: '4px' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
})
