import { Button } from '@fluentui/react-components'
import type { TeamPeople } from 'remote-kit/team-people'
import { useAwayStyles } from './Away.styles.ts'
import { copy } from './copy.ts'
import { useAway } from './use-away.ts'

export interface AwayNoticeProps {
  people: TeamPeople
  /** The chosen assignee; the notice is for someone who is away. */
  user: string
  onInstead: (standIn: string) => void
}

/** Warns of an assignee who is away before anything is saved, and offers the stand-in. */
export function AwayNotice({ people, user, onInstead }: AwayNoticeProps) {
  const styles = useAwayStyles()
  const { of, text } = useAway(people)
  const away = of(user)
  if (!away) return null
  const { stand_in: standIn } = away
  return (
    <div role="status" className={styles.notice}>
      {copy.awayNotice.says(people.nameOf(user), text(user))}
      {standIn && people.nameOf(standIn) && (
        <Button size="small" onClick={() => onInstead(standIn)}>
          {copy.awayNotice.instead(people.nameOf(standIn))}
        </Button>
      )}
    </div>
  )
}
