import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useContactNameStyles = makeStyles({
  link: {
    color: look.ink,
    fontWeight: 600,
    textDecorationLine: 'none',
    outlineStyle: 'none',
    // Scroll margins for the bars at the edges of the window, when Tab moves the focus here.
    scrollMarginBlock: '100px 72px',
    // The link covers its row or card, so that a click, middle click or tap anywhere opens the contact.
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible::after': { outline: `2px solid ${look.brand3}`, outlineOffset: '-2px', borderRadius: '6px' },
  },
  line: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  sample: { marginRight: '6px', fontWeight: 600, color: look.brand2 },
  second: { fontSize: '12px', lineHeight: '16px', color: look.ink3, fontVariantNumeric: 'tabular-nums' },
})
