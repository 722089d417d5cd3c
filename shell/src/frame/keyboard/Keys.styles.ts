import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useKeysStyles = makeStyles({
  keys: { display: 'inline-flex', alignItems: 'center', gap: '4px', fontSize: '12px', color: look.ink2 },
  key: {
    minWidth: '20px',
    boxSizing: 'border-box',
    padding: '0 5px',
    border: `1px solid ${look.line2}`,
    borderRadius: '4px',
    fontSize: '11px',
    lineHeight: '18px',
    fontFamily: 'inherit',
    textAlign: 'center',
    whiteSpace: 'nowrap',
  },
})
