import { makeStyles } from '@fluentui/react-components'
import { look } from '#theme/look.ts'
import { media } from '#theme/media.ts'

const button = {
  border: 'none',
  margin: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '-2px' },
} as const

export const useFilterChipStyles = makeStyles({
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    height: '28px',
    borderRadius: '14px',
    fontSize: '12px',
    lineHeight: '18px',
    fontWeight: 500,
    color: look.ink,
    backgroundColor: look.surface,
    boxShadow: `inset 0 0 0 1px ${look.line2}`,
    maxWidth: '100%',
    [media.phone]: { height: '44px', borderRadius: '22px' },
  },
  edit: {
    ...button,
    display: 'inline-flex',
    gap: '6px',
    height: '28px',
    alignItems: 'center',
    paddingInline: '12px 4px',
    borderRadius: '14px',
    minWidth: 0,
    [media.phone]: { height: '44px', minWidth: '44px', borderRadius: '22px' },
  },
  value: { fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  remove: {
    ...button,
    display: 'grid',
    placeItems: 'center',
    width: '26px',
    height: '26px',
    flexShrink: 0,
    marginRight: '2px',
    padding: 0,
    borderRadius: '50%',
    color: look.ink3,
    ':hover': { color: look.ink, backgroundColor: look.sunken },
    [media.phone]: { width: '44px', height: '44px', marginRight: 0 },
  },
})
