import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useLeadRoutingStyles = makeStyles({
  intro: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px 24px',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginBottom: '16px',
  },
  text: { maxWidth: '68ch' },
  panels: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '56px',
    padding: '8px 0',
    borderTop: `1px solid ${look.line}`,
    ':first-child': { borderTopColor: 'transparent' },
    [media.phone]: { flexWrap: 'wrap' },
  },
  number: { flexShrink: 0, width: '20px', color: look.ink3, fontVariantNumeric: 'tabular-nums' },
  facts: { flexGrow: 1, minWidth: 0, [media.phone]: { flexBasis: 'calc(100% - 60px)' } },
  name: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 8px',
    fontWeight: 600,
    color: look.ink,
    overflowWrap: 'anywhere',
  },
  sentence: { color: look.ink2, fontSize: '13px', overflowWrap: 'anywhere' },
  arrow: { color: look.ink3, padding: '0 6px' },
  limits: { display: 'grid', gap: '16px', maxWidth: '68ch' },
  cap: { maxWidth: '320px' },
  // In view while there's something to save.
  floating: {
    position: 'sticky',
    bottom: '12px',
    // Above the bar at the bottom of a phone.
    [media.phone]: { bottom: '68px' },
    zIndex: 1,
  },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 16px',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginTop: '16px',
    padding: '12px 20px',
    [media.phone]: { padding: '12px 16px' },
    border: `1px solid ${look.line}`,
    borderRadius: '12px',
    backgroundColor: look.surface,
    boxShadow: look.shadow1,
    color: look.ink2,
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})
