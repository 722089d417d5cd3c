import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'
import { thumbLink } from 'ui-kit/touch'

export const useReferralsStyles = makeStyles({
  total: { margin: '0 0 6px', fontSize: '13px', lineHeight: '18px', color: look.ink2 },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    paddingBlock: '6px',
    borderTop: `1px solid ${look.line}`,
  },
  name: {
    ...thumbLink,
    maxWidth: '100%',
    fontWeight: 500,
    color: look.ink,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '2px' },
  },
  facts: { fontSize: '12px', lineHeight: '18px', color: look.ink3 },
})
