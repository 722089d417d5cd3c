import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/theme'

export const useUpdateBannerStyles = makeStyles({
  banner: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4px 12px',
    padding: '6px 16px',
    backgroundColor: look.surface,
    color: look.ink,
    borderBottom: `1px solid ${look.line}`,
    [media.print]: { display: 'none' },
  },
})
