import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useTourStyles = makeStyles({
  surface: {
    width: '340px',
    // Fluent's own 320 px are too wide for the narrowest screens.
    minWidth: 0,
    maxWidth: 'calc(100vw - 32px)',
    padding: '18px 20px 16px',
    borderRadius: '12px',
    border: 'none',
    backgroundColor: look.brandSurface,
    color: look.onBrand,
    boxShadow: `0 14px 34px rgb(0 0 0 / 0.35), 0 0 0 1px rgb(200 239 78 / 0.35)`,
  },
  count: { fontSize: '12px', lineHeight: '16px', fontWeight: 600, color: look.lime, marginBottom: '6px' },
  title: { fontSize: '16px', lineHeight: '22px', fontWeight: 600, color: '#fff' },
  text: { margin: '6px 0 16px', color: look.onBrand },
  buttons: { display: 'flex', alignItems: 'center', gap: '8px' },
  next: {
    minWidth: '80px',
    backgroundColor: look.lime,
    color: '#0c3426',
    ':hover': { backgroundColor: '#d6f57a', color: '#0c3426' },
    ':hover:active': { backgroundColor: '#b9df44', color: '#0c3426' },
  },
  quiet: {
    minWidth: 'auto',
    whiteSpace: 'nowrap',
    color: look.onBrand,
    ':hover': { backgroundColor: 'rgb(255 255 255 / 0.1)', color: '#fff' },
    ':hover:active': { backgroundColor: 'rgb(255 255 255 / 0.16)', color: '#fff' },
  },
  skip: { marginLeft: 'auto' },
})
