import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useKindTogglesStyles = makeStyles({
  toggles: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px',
    [media.phone]: { gap: '4px' },
    [media.print]: { display: 'none' },
  },
  toggle: {
    alignItems: 'center',
    appearance: 'none',
    border: 'none',
    font: 'inherit',
    fontSize: '12px',
    fontWeight: 500,
    cursor: 'pointer',
    paddingInline: '10px',
    minHeight: '28px',
    ':hover': { textDecorationLine: 'none' },
    [media.phone]: { minHeight: '44px' },
  },
  // One line on a phone, where the list names each kind anyway.
  icon: { [media.phone]: { display: 'none' } },
  done: { backgroundColor: look.sunken, color: look.ink2 },
  off: { backgroundColor: 'transparent', color: look.ink3, boxShadow: `inset 0 0 0 1px ${look.line2}` },
})
