import { makeStyles } from '@fluentui/react-components'
import { media } from '#theme/media.ts'
import { look } from '#theme/look.ts'

export const useStatTileStyles = makeStyles({
  tile: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    padding: '12px 14px',
    borderRadius: '8px',
    backgroundColor: look.surface,
    boxShadow: look.shadow1,
    color: look.ink,
    textDecorationLine: 'none',
    minWidth: 0,
    [media.forcedColors]: { outline: '1px solid CanvasText' },
  },
  label: { fontSize: '13px', lineHeight: '18px', color: look.ink2 },
  value: {
    fontSize: '22px',
    lineHeight: '28px',
    fontWeight: 600,
    letterSpacing: '-0.01em',
    fontVariantNumeric: 'tabular-nums',
  },
  danger: { color: look.danger },
  hint: { fontSize: '12px', lineHeight: '16px', color: look.ink3 },
})
