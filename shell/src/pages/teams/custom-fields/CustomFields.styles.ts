import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useCustomFieldsStyles = makeStyles({
  intro: { maxWidth: '68ch', marginBottom: '16px' },
  panels: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
    alignItems: 'start',
  },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '52px',
    padding: '4px 0',
    borderTop: `1px solid ${look.line}`,
    ':first-child': { borderTopColor: 'transparent' },
  },
  facts: { flexGrow: 1, minWidth: 0 },
  name: { fontWeight: 600, color: look.ink, overflowWrap: 'anywhere' },
  kind: { color: look.ink2, fontSize: '13px' },
  none: { margin: 0, color: look.ink2 },
  retired: { marginTop: '8px', paddingTop: '10px', borderTop: `1px solid ${look.line}` },
  retiredTitle: { margin: 0, fontSize: '13px', fontWeight: 600, color: look.ink2 },
  /** Inputs are as wide as what their buttons leave, instead of 20 characters. */
  editor: { minWidth: 0 },
  options: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  option: { display: 'flex', alignItems: 'center', gap: '4px', minWidth: 0 },
  optionName: { flexShrink: 1, width: '100%', minWidth: 0 },
  optionEnd: { display: 'flex', alignItems: 'center', flexShrink: 0, gap: '4px' },
  addOption: { marginTop: '8px', alignSelf: 'flex-start' },
})
