import { makeStyles } from '@fluentui/react-components'
import { look } from '#theme/look.ts'

export const useFileMarkStyles = makeStyles({
  mark: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '40px',
    height: '40px',
    borderRadius: '8px',
    overflow: 'hidden',
    fontSize: '22px',
    color: look.ink2,
    backgroundColor: look.sunken,
  },
  pdf: { color: look.danger, backgroundColor: look.dangerSoft },
  document: { color: look.ink, backgroundColor: look.blueSoft },
  sheet: { color: look.ink, backgroundColor: look.greenSoft },
  slides: { color: look.ink, backgroundColor: look.yellowSoft },
  image: { width: '100%', height: '100%', objectFit: 'cover' },
})
