import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useOfflineBannerStyles = makeStyles({
  banner: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '8px',
    padding: '8px 16px',
    backgroundColor: look.warnSoft,
    color: look.ink,
    borderBottom: `1px solid ${look.line}`,
    [media.print]: { display: 'none' },
  },
})
