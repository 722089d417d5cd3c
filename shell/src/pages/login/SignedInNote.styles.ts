import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useSignedInNoteStyles = makeStyles({
  note: {
    marginBottom: '18px',
    padding: '12px 14px',
    borderRadius: '8px',
    backgroundColor: look.brandSoft,
    color: look.ink,
  },
  link: { color: look.brand2, fontWeight: 600 },
})
