import { makeStyles, tokens } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/theme'

export const usePhaseBarStyles = makeStyles({
  bar: {
    display: 'flex',
    gap: '4px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    [media.phone]: { display: 'none' },
  },
  item: { flexGrow: 1, flexBasis: 0, minWidth: 0 },
  step: {
    appearance: 'none',
    width: '100%',
    minHeight: '32px',
    padding: '4px 10px',
    border: `1px solid ${look.line2}`,
    borderRadius: '6px',
    backgroundColor: 'transparent',
    color: look.ink2,
    font: 'inherit',
    fontSize: '13px',
    fontWeight: 500,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transitionProperty: 'background-color, color',
    transitionDuration: '150ms',
    ':hover': { backgroundColor: look.surface, color: look.ink },
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '1px' },
    [media.reducedMotion]: { transitionDuration: '0.01ms' },
  },
  passed: {
    backgroundColor: look.brandSoft,
    border: `1px solid ${look.brandSoft}`,
    color: look.ink,
    [media.forcedColors]: { border: '2px double CanvasText' },
  },
  current: {
    backgroundColor: tokens.colorBrandBackground,
    border: `1px solid ${tokens.colorBrandBackground}`,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: 600,
    cursor: 'default',
    ':hover': { backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand },
  },
  phone: { display: 'none', [media.phone]: { display: 'block' } },
  menuButton: { width: '100%', justifyContent: 'space-between' },
})
