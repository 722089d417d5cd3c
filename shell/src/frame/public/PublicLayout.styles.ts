import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/theme'

export const usePublicLayoutStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
  header: { backgroundColor: look.brandSurface, color: look.onBrand, [media.print]: { display: 'none' } },
  inner: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px 24px',
    width: '1120px',
    maxWidth: 'calc(100vw - 40px)',
    minHeight: '64px',
    marginInline: 'auto',
    [media.phone]: { maxWidth: 'calc(100vw - 32px)' },
  },
  links: { display: 'flex', alignItems: 'center', gap: '4px', marginLeft: 'auto' },
  link: {
    padding: '7px 12px',
    borderRadius: '6px',
    color: look.onBrand,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    textDecorationLine: 'none',
    ':hover': { backgroundColor: 'rgb(255 255 255 / 0.08)' },
    ':focus-visible': { outline: `2px solid ${look.lime}`, outlineOffset: '-2px' },
  },
  home: { display: 'block', paddingInline: 0, ':hover': { backgroundColor: 'transparent' } },
  wideOnly: { [media.phone]: { display: 'none' } },
  outlined: { boxShadow: 'inset 0 0 0 1px rgb(255 255 255 / 0.35)' },
  main: { flexGrow: 1, outlineStyle: 'none' },
  footer: {
    borderTop: `1px solid ${look.line}`,
    backgroundColor: look.surface,
    color: look.ink2,
    [media.print]: { display: 'none' },
  },
  footerInner: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 20px',
    width: '1120px',
    maxWidth: 'calc(100vw - 40px)',
    marginInline: 'auto',
    padding: '24px 0',
    fontSize: '13px',
    [media.phone]: { maxWidth: 'calc(100vw - 32px)' },
  },
  footerText: { marginRight: 'auto', [media.phone]: { flexBasis: '100%' } },
  footerLink: {
    display: 'inline-block',
    padding: '2px 0',
    color: look.ink2,
    textDecorationLine: 'none',
    ':hover': { color: look.ink, textDecorationLine: 'underline' },
  },
})
