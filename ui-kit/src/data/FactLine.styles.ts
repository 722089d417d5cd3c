import { makeStyles } from '@fluentui/react-components'

/** What a dot takes between two facts. */
const GAP = '12px'

export const useFactLineStyles = makeStyles({
  // Every fact brings room for the dot before it; that of a line's first is cut off.
  line: { display: 'block', marginLeft: `-${GAP}` },
  clip: { clipPath: `inset(0 0 0 ${GAP})` },
  fact: { display: 'inline-block', maxWidth: '100%', paddingLeft: GAP, verticalAlign: 'top' },
  /** The last two go to a new line together: one alone there looks lost. */
  end: { display: 'inline-block', maxWidth: '100%', verticalAlign: 'top' },
  dot: { display: 'inline-block', width: GAP, marginLeft: `-${GAP}`, textAlign: 'center' },
})
