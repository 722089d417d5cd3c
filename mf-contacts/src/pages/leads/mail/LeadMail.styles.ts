import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'
import { media } from 'ui-kit/media'

export const useLeadMailStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '12px', listStyleType: 'none', margin: 0, padding: 0 },
  mail: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '8px 24px',
    alignItems: 'center',
    padding: '16px',
    borderRadius: '10px',
    backgroundColor: look.surface,
    boxShadow: look.shadow1,
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
  facts: { display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0 },
  subject: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    fontWeight: 600,
    color: look.ink,
    overflowWrap: 'anywhere',
  },
  fact: { color: look.ink2, fontSize: '13px', overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  more: { alignSelf: 'center', marginTop: '12px' },
  heading: { margin: '16px 0 8px', fontSize: '14px', fontWeight: 600, color: look.ink },
  frame: {
    display: 'block',
    width: '100%',
    height: '360px',
    borderRadius: '8px',
    border: `1px solid ${look.line}`,
    // Emails expect paper.
    backgroundColor: '#fff',
  },
  text: { width: '100%' },
  form: { display: 'flex', flexDirection: 'column', gap: '12px' },
})
