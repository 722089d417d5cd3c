import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useLabelsPanelStyles = makeStyles({
  intro: { margin: '0 0 8px', color: look.ink2 },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    padding: '8px 0',
    borderTop: `1px solid ${look.line}`,
    ':first-child': { borderTopStyle: 'none' },
  },
  form: { display: 'flex', flexDirection: 'column', gap: '14px', paddingTop: '4px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px', paddingTop: '8px' },
})
