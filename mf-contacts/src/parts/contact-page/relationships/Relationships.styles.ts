import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'
import { relatedContact } from './related-contact.ts'

export const useRelationshipsStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '8px',
    paddingBlock: '2px',
  },
  group: { '& + &': { marginTop: '8px', paddingTop: '8px', borderTop: `1px solid ${look.line}` } },
  kind: { margin: 0, fontSize: '12px', lineHeight: '16px', fontWeight: 400, color: look.ink3 },
  name: relatedContact,
})
