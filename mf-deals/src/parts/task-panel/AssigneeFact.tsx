import type { Task } from 'openapi'
import { taskFields } from 'openapi/fields/task'
import { useState } from 'react'
import { AwayQuestion } from '#parts/away/AwayQuestion.tsx'
import { useAway } from '#parts/away/use-away.ts'
import type { Codec } from '#parts/inline-edit/codecs.ts'
import type { TeamPeople } from 'remote-kit/team-people'
import { copy } from './copy.ts'
import { TaskFact } from './TaskFact.tsx'

export interface AssigneeFactProps {
  task: Task
  people: TeamPeople
  codec: Codec<string | null>
}

type Answer = (user: { value: string } | undefined) => void

/** Who does a task. Asks before it goes to someone who is away. */
export function AssigneeFact({ task, people, codec }: AssigneeFactProps) {
  const away = useAway(people)
  const [asked, setAsked] = useState<{ user: string; answer: Answer } | null>(null)
  const answer = (user?: string) => {
    asked?.answer(user === undefined ? undefined : { value: user })
    setAsked(null)
  }
  const ask = (user: string | null) => {
    if (!user || !away.of(user)) return Promise.resolve({ value: user })
    return new Promise<{ value: string } | undefined>((resolve) => setAsked({ user, answer: resolve }))
  }
  return (
    <>
      <TaskFact
        task={task}
        label={taskFields.assignee.label}
        codec={codec}
        placeholder={copy.taskFacts.noOne}
        read={({ assignee }) => assignee}
        write={(assignee) => ({ assignee })}
        ask={ask}
      />
      {asked && <AwayQuestion people={people} user={asked.user} onChoose={answer} onClose={() => answer()} />}
    </>
  )
}
