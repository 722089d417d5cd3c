import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useContractPanelStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', gap: '20px', paddingBottom: '16px' },
  heading: { margin: '0 0 4px', fontSize: '14px', fontWeight: 600, color: look.ink },
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    '& > li': { paddingBlock: '5px', overflowWrap: 'anywhere' },
    '& > li + li': { borderTop: `1px solid ${look.line}` },
  },
  detail: { fontSize: '12px', color: look.ink2 },
})
