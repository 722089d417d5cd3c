import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useViewMenuStyles = makeStyles({
  bar: { display: 'inline-flex', alignItems: 'center', gap: '6px', minWidth: 0 },
  trigger: {
    maxWidth: '240px',
    height: '28px',
    paddingInline: '10px 8px',
    fontSize: '12px',
    fontWeight: 600,
    justifyContent: 'flex-start',
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', marginRight: '4px' },
  changed: { display: 'inline-flex', alignItems: 'center', gap: '5px', fontSize: '12px', color: look.ink2 },
  dot: { width: '7px', height: '7px', borderRadius: '50%', backgroundColor: look.star },
  small: { minWidth: 0, height: '28px', padding: '0 4px', fontSize: '12px', fontWeight: 600 },
  list: { maxHeight: '60vh', maxWidth: '320px' },
})
