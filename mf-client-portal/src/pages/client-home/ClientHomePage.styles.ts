import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useClientHomePageStyles = makeStyles({
  hero: { backgroundColor: look.brandSurface, color: look.onBrand, padding: '18px 0 84px' },
  wrap: { width: '1050px', maxWidth: 'calc(100% - 32px)', marginInline: 'auto' },
  title: {
    fontFamily: look.fontDisplay,
    fontSize: '34px',
    lineHeight: '40px',
    fontWeight: 600,
    letterSpacing: '-0.02em',
    margin: '0 0 4px',
    outlineStyle: 'none',
    [media.phone]: { fontSize: '28px', lineHeight: '34px' },
  },
  lead: { margin: 0, color: look.onBrand2, fontSize: '15px', lineHeight: '22px' },
  /** Without deals, it keeps its room. */
  unsaid: { visibility: 'hidden' },
  deals: { display: 'flex', flexDirection: 'column', gap: '16px', marginTop: '-60px', paddingBottom: '40px' },
  sheet: { backgroundColor: look.surface, borderRadius: '12px', boxShadow: look.shadow1, padding: '20px 22px' },
})
