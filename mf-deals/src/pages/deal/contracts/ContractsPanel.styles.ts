import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useContractsPanelStyles = makeStyles({
  list: { listStyleType: 'none', margin: '12px 0 0', padding: 0 },
  item: { '& + &': { borderTop: `1px solid ${look.line}` } },
  row: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '12px',
    width: '100%',
    height: 'auto',
    padding: '8px 4px',
    textAlign: 'left',
    fontWeight: 400,
  },
  name: { fontWeight: 500, color: look.ink, overflowWrap: 'anywhere' },
  detail: { color: look.ink2, fontSize: '12px' },
  price: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', color: look.ink },
})
