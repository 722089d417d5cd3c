import { Button } from '@fluentui/react-components'
import { BugRegular } from '@fluentui/react-icons/svg/bug'
import { endTrials, readTrials } from 'remote-kit/trials'
import { copy } from './copy.ts'
import { useTrialBannerStyles } from './TrialBanner.styles.ts'

/** Names the faults that are tried in this tab, and ends them. It's the shell's own, so a console that is off can be had back. */
export function TrialBanner({ trials }: { trials: string }) {
  const styles = useTrialBannerStyles()
  const told = Object.entries(readTrials(trials)).map(([remote, fault]) => copy.fault[fault](remote))
  return (
    <div role="status" className={styles.banner}>
      <BugRegular aria-hidden fontSize={20} />
      <p className={styles.text}>{copy.text(told.join(', '))}</p>
      <Button size="small" onClick={endTrials}>
        {copy.end}
      </Button>
    </div>
  )
}
