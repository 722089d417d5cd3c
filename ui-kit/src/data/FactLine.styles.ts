import { makeStyles } from '@fluentui/react-components'

/** The width of a dot between two facts. */
const GAP = '12px'

export const useFactLineStyles = makeStyles({
  // Every fact has space for a dot before it. At the start of a line, that space is cut off.
  line: { display: 'block', marginLeft: `-${GAP}` },
  clip: { clipPath: `inset(-13px 0 -13px ${GAP})` },
  fact: { display: 'inline-block', maxWidth: '100%', paddingLeft: GAP, verticalAlign: 'top' },
  /** Keeps the last two facts on the same line. */
  end: { display: 'inline-block', maxWidth: '100%', verticalAlign: 'top' },
  dot: { display: 'inline-block', width: GAP, marginLeft: `-${GAP}`, textAlign: 'center' },
})
