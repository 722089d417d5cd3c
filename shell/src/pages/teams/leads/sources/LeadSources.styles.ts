import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'
import { thumbLink } from 'ui-kit/touch'

export const useLeadSourcesStyles = makeStyles({
  intro: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px 24px',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginBottom: '16px',
  },
  text: { maxWidth: '68ch' },
  panels: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(420px, 100%), 1fr))',
    alignItems: 'start',
  },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    gap: '4px 12px',
    margin: '0 0 12px',
    color: look.ink,
  },
  term: { color: look.ink2 },
  value: { margin: 0, overflowWrap: 'anywhere' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '12px' },
  hint: { marginTop: '8px' },
  importFile: thumbLink,
  retired: { marginTop: '24px' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: { display: 'flex', alignItems: 'center', gap: '12px', minHeight: '48px' },
  name: { flexGrow: 1, minWidth: 0, fontWeight: 600, color: look.ink, overflowWrap: 'anywhere' },
  heading: { margin: '8px 0 0', fontSize: '14px', fontWeight: 600, color: look.ink },
  preview: {
    display: 'block',
    width: '100%',
    flexShrink: 0,
    height: '560px',
    // Not a border: the height is the form's.
    border: 'none',
    outline: `1px solid ${look.line}`,
    borderRadius: '8px',
    // The form is light in dark mode, too: so it is on any website.
    backgroundColor: '#fff',
  },
})
