import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useYourTurnStyles = makeStyles({
  banner: {
    display: 'flex',
    alignItems: 'center',
    gap: '14px',
    marginTop: '18px',
    padding: '14px 16px',
    borderRadius: '10px',
    backgroundColor: look.warnSoft,
    [media.phone]: { flexWrap: 'wrap' },
  },
  icon: { width: '20px', height: '20px', flexShrink: 0, alignSelf: 'flex-start' },
  words: { flex: '1 1 200px', minWidth: 0 },
  title: { fontWeight: 600, color: look.ink },
  due: { margin: '2px 0 0', color: look.ink2 },
  action: { flexShrink: 0, [media.phone]: { width: '100%' }, [media.print]: { display: 'none' } },
})
