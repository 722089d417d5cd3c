import { makeStyles } from '@fluentui/react-components'
import { marks, mention, text } from './note-text-look.ts'

export const useNoteTextStyles = makeStyles({
  text: {
    ...text,
    '& p': { margin: '0 0 6px', minHeight: '10px' },
    '& > :last-child': { marginBottom: 0 },
    '& h3': { margin: '4px 0 6px', fontSize: '14px', fontWeight: 600 },
    '& ul, & ol': { margin: '0 0 6px', paddingLeft: '22px' },
    '& ul': { listStyleType: 'disc' },
  },
  mention,
  ...marks,
})
