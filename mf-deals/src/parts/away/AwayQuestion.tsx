import { Button } from '@fluentui/react-components'
import { ModalSurface } from 'ui-kit/ModalSurface'
import type { TeamPeople } from 'remote-kit/team-people'
import { copy } from './copy.ts'
import { useAway } from './use-away.ts'

export interface AwayQuestionProps {
  people: TeamPeople
  /** The assignee who was chosen, and is away. */
  user: string
  /** The chosen assignee after all: the person or their stand-in. */
  onChoose: (user: string) => void
  /** Nothing is assigned. */
  onClose: () => void
}

/** Asks before something is assigned to someone who is away. */
export function AwayQuestion({ people, user, onChoose, onClose }: AwayQuestionProps) {
  const { of, text } = useAway(people)
  const name = people.nameOf(user)
  const standIn = of(user)?.stand_in ?? null
  const standInName = people.nameOf(standIn)
  const offersStandIn = standIn !== null && standInName !== ''
  return (
    <ModalSurface
      open
      title={copy.awayQuestion.title(name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.awayQuestion.cancel}</Button>
          <Button appearance={offersStandIn ? 'secondary' : 'primary'} onClick={() => onChoose(user)}>
            {copy.awayQuestion.anyway(name)}
          </Button>
          {offersStandIn && (
            <Button appearance="primary" onClick={() => onChoose(standIn)}>
              {copy.awayQuestion.standIn(standInName)}
            </Button>
          )}
        </>
      }
    >
      <p>{copy.awayQuestion.text(name, text(user))}</p>
      {!offersStandIn && <p>{copy.awayQuestion.uncovered}</p>}
    </ModalSurface>
  )
}
