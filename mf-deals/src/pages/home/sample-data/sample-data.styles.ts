import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useSampleDataStyles = makeStyles({
  offer: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 24px',
    marginTop: '16px',
    paddingTop: '16px',
    borderTop: '1px solid rgb(255 255 255 / 0.14)',
  },
  words: { flex: '1 1 260px' },
  title: { fontSize: '14px', lineHeight: '20px', fontWeight: 600, color: '#fff' },
  add: { [media.phone]: { flexGrow: 1 } },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 8px',
    marginBottom: '16px',
    padding: '6px 8px 6px 14px',
    borderRadius: '8px',
    backgroundColor: look.brandSoft,
    color: look.ink,
    fontSize: '13px',
    lineHeight: '18px',
  },
  preview: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    overflowWrap: 'anywhere',
    '& ul': { margin: 0, paddingLeft: '20px' },
  },
})
