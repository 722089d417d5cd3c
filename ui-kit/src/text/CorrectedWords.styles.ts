import { makeStyles } from '@fluentui/react-components'
import { look } from '#theme/look.ts'

export const useCorrectedWordsStyles = makeStyles({
  // While empty it takes no space, not even the gap to its neighbors.
  region: { ':empty': { position: 'absolute' } },
  words: { margin: 0, fontSize: '13px', lineHeight: '18px', color: look.ink2 },
  meant: { color: look.ink, fontWeight: 600 },
})
