import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'
import { thumbLink } from 'ui-kit/touch'

export const useTwoStepStyles = makeStyles({
  steps: { display: 'flex', flexDirection: 'column', gap: '18px', margin: 0, paddingLeft: '20px' },
  step: { '::marker': { fontWeight: 600 } },
  stepTitle: { fontSize: '15px', lineHeight: '20px', fontWeight: 600, margin: '0 0 6px' },
  code: {
    display: 'block',
    width: '200px',
    maxWidth: '100%',
    margin: '10px 0',
    borderRadius: '8px',
    backgroundColor: '#ffffff',
    color: '#000000',
    forcedColorAdjust: 'none',
  },
  codes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
    gap: '6px 16px',
    margin: '10px 0',
    padding: '12px 14px',
    listStyleType: 'none',
    borderRadius: '8px',
    backgroundColor: look.sunken,
    fontFamily: 'ui-monospace, monospace',
    fontVariantNumeric: 'tabular-nums',
  },
  open: { [media.phone]: { marginBlock: '14px' } },
  link: {
    color: look.brand2,
    fontWeight: 600,
    textDecorationLine: 'underline',
    textUnderlineOffset: '2px',
    ...thumbLink,
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})
