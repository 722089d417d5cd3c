import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'
import { relatedContact } from './related-contact.ts'

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
  name: relatedContact,
  facts: { fontSize: '12px', lineHeight: '18px', color: look.ink3 },
})
