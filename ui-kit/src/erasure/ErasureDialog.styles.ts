import { makeStyles } from '@fluentui/react-components'

export const useErasureDialogStyles = makeStyles({
  text: { margin: 0 },
  heading: { margin: '0 0 6px', fontSize: '14px', fontWeight: 600 },
  left: {
    margin: '6px 0 0',
    paddingInlineStart: '20px',
    overflowWrap: 'anywhere',
    maxHeight: '180px',
    overflowY: 'auto',
  },
})
