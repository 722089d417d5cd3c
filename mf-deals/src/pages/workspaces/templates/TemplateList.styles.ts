import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'
import { thumbLink } from 'ui-kit/touch'

export const useTemplateListStyles = makeStyles({
  back: { color: look.brand2, fontSize: '13px', ...thumbLink },
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    overflow: 'hidden',
    backgroundColor: look.surface,
    borderRadius: '8px',
    boxShadow: look.shadow1,
  },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    padding: '10px 8px 10px 16px',
    '& + &': { borderTop: `1px solid ${look.line}` },
    ':hover': { backgroundColor: look.page },
  },
  text: { flexGrow: 1, minWidth: 0 },
  name: {
    appearance: 'none',
    border: 'none',
    background: 'none',
    padding: '2px 0',
    margin: 0,
    font: 'inherit',
    fontWeight: 600,
    color: look.ink,
    textAlign: 'left',
    cursor: 'pointer',
    borderRadius: '4px',
    overflowWrap: 'anywhere',
    ...thumbLink,
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '1px' },
  },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 8px',
    alignItems: 'center',
    fontSize: '13px',
    color: look.ink2,
  },
  file: { display: 'none' },
  problem: { marginBottom: '12px' },
})
