import { useAtomValue } from 'jotai'
import { userProfileAtom } from 'remote-kit/session'
import { useToday } from 'remote-kit/use-today'
import { formatPersonName } from 'ui-kit/format'
import { paperDay } from './paper.ts'
import { usePaperStyles } from './print.styles.ts'

/** The brokerage, the day, and who printed it. */
export function Imprint() {
  const styles = usePaperStyles()
  const user = useAtomValue(userProfileAtom)
  const now = useToday()
  return (
    <div className={styles.imprint}>
      <strong>{user?.account.brokerage || user?.account.name}</strong>
      <span>
        {paperDay(now)}
        {user?.person && ` · ${formatPersonName(user.person)}`}
      </span>
    </div>
  )
}
