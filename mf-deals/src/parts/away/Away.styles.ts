import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useAwayStyles = makeStyles({
  notice: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    padding: '8px 12px',
    borderRadius: '6px',
    backgroundColor: look.warnSoft,
    color: look.ink,
    fontSize: '13px',
    [media.forcedColors]: { outline: '1px solid CanvasText' },
  },
  links: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginBottom: '16px' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '28px',
    padding: '0 12px',
    borderRadius: '14px',
    backgroundColor: look.brandSoft,
    color: look.brand,
    fontSize: '13px',
    fontWeight: 500,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '2px' },
    [media.phone]: { minHeight: '44px', borderRadius: '22px' },
    [media.forcedColors]: { outline: '1px solid LinkText' },
  },
})
