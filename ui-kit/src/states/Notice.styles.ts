import { makeStyles } from '@fluentui/react-components'
import { look } from '#theme/look.ts'

export const useNoticeStyles = makeStyles({
  notice: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    gap: '6px',
    padding: '44px 20px',
    marginInline: 'auto',
    maxWidth: '460px',
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    marginBottom: '6px',
    borderRadius: '50%',
    backgroundColor: look.brandSoft,
    color: look.brand2,
    fontSize: '22px',
  },
  danger: { backgroundColor: look.dangerSoft, color: look.danger },
  title: { fontSize: '16px', lineHeight: '22px', fontWeight: 600, color: look.ink },
  text: { color: look.ink2 },
  action: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px', marginTop: '10px' },
  small: { marginTop: '8px', fontSize: '12px', lineHeight: '16px', color: look.ink3 },
})
