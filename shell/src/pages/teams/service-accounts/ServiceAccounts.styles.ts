import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useServiceAccountStyles = makeStyles({
  intro: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px 24px',
    marginBottom: '16px',
    [media.phone]: { flexDirection: 'column', alignItems: 'stretch' },
  },
  text: { maxWidth: '68ch' },
  button: { flexShrink: 0 },
  accounts: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(460px, 100%), 1fr))',
    alignItems: 'start',
  },
  tokens: { listStyleType: 'none', margin: '10px 0 0', padding: 0 },
  token: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: '6px 12px',
    padding: '9px 0',
    borderTop: `1px solid ${look.line}`,
  },
  facts: { minWidth: 0, flex: '1 1 220px' },
  name: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px', fontWeight: 500 },
  actions: { display: 'flex', gap: '6px' },
  none: {
    margin: '10px 0 0',
    padding: '9px 0 0',
    borderTop: `1px solid ${look.line}`,
    color: look.ink3,
    fontSize: '13px',
  },
})
