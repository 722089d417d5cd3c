import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useCodeMenuStyles = makeStyles({
  button: {
    maxWidth: 'calc(100% + 8px)',
    marginLeft: '-8px',
    minWidth: 0,
    gap: '6px',
    justifyContent: 'flex-start',
    paddingInline: '8px',
    fontWeight: 400,
    fontSize: '14px',
    color: look.ink,
  },
  chevron: { flexShrink: 0, color: look.ink3, fontSize: '12px' },
  empty: { color: look.ink3 },
  menu: { maxHeight: 'min(420px, 60dvh)' },
  refusal: { paddingTop: '2px', fontSize: '12px', lineHeight: '16px', color: look.danger },
})
