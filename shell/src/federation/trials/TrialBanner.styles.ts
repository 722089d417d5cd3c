import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useTrialBannerStyles = makeStyles({
  banner: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '8px',
    rowGap: '4px',
    padding: '8px 16px',
    backgroundColor: look.warnSoft,
    color: look.ink,
    borderBottom: `1px solid ${look.line}`,
    [media.print]: { display: 'none' },
  },
  text: { margin: 0 },
})
