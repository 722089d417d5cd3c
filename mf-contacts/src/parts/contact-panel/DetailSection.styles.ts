import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useDetailSectionStyles = makeStyles({
  // Values are controls with a height of 28px.
  section: {
    '& dl': { rowGap: '2px', columnGap: '12px' },
    '& dt': { paddingTop: '4px', [media.phone]: { paddingTop: '0' } },
    '& dd': { [media.phone]: { marginBottom: '4px' } },
  },
  title: {
    marginBottom: '6px',
    paddingBottom: '4px',
    borderBottom: `1px solid ${look.line}`,
    fontSize: '13px',
    lineHeight: '18px',
    fontWeight: 600,
    color: look.ink2,
  },
})
