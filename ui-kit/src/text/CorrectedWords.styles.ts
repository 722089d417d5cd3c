import { makeStyles } from '@fluentui/react-components'
import { look } from '#theme/theme.ts'

export const useCorrectedWordsStyles = makeStyles({
  // Without words it takes no room, not even that between it and its neighbours.
  region: { ':empty': { position: 'absolute' } },
  words: { margin: 0, fontSize: '13px', lineHeight: '18px', color: look.ink2 },
  meant: { color: look.ink, fontWeight: 600 },
})
