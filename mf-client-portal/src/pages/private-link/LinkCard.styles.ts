import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useLinkCardStyles = makeStyles({
  page: {
    display: 'grid',
    placeItems: 'start center',
    minHeight: '100dvh',
    padding: '12vh 16px 32px',
    backgroundColor: look.brandSurface,
  },
  card: {
    width: '100%',
    maxWidth: '420px',
    padding: '28px',
    borderRadius: '12px',
    backgroundColor: look.surface,
    boxShadow: look.shadow2,
  },
  brokerage: { margin: '0 0 6px', color: look.ink2, fontSize: '13px', lineHeight: '18px' },
  title: { fontFamily: look.fontDisplay, fontSize: '26px', lineHeight: '32px', fontWeight: 600 },
  lead: { margin: '6px 0 20px', color: look.ink2, ':last-child': { marginBottom: 0 } },
})
