import { Button } from '@fluentui/react-components'
import type { PlanChanged } from 'openapi'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { useLabels } from '#parts/contacts/contacts.api.ts'
import { copy } from '../copy.ts'
import { stepWords } from '../step-words.ts'

export interface SavePlanDialogProps {
  effect: PlanChanged
  isPending: boolean
  onSave: () => void
  onClose: () => void
}

/** Says what a change means for the people in the plan, before it's saved. */
export function SavePlanDialog({ effect, isPending, onSave, onClose }: SavePlanDialogProps) {
  const labels = useLabels()
  const wordsOf = (id: string | null) => {
    const step = effect.plan.steps.find((one) => one.id === id)
    return step && stepWords(step, (label) => labels.get(label)?.name)
  }
  const lines = [
    ...effect.moved.flatMap(({ to, people }) => {
      const words = wordsOf(to)
      return words ? [copy.saving.moved(people, words)] : []
    }),
    ...(effect.ends_for > 0 ? [copy.saving.ends(effect.ends_for)] : []),
    ...(effect.due_now > 0 ? [copy.saving.dueNow(effect.due_now)] : []),
    ...effect.passed.map(({ position, people }) => copy.saving.passed(position, people)),
  ]
  return (
    <ModalSurface
      open
      title={copy.saving.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.saving.keep}</Button>
          <Button appearance="primary" disabledFocusable={isPending} onClick={onSave}>
            {copy.saving.save}
          </Button>
        </>
      }
    >
      <p>{copy.saving.people(effect.people)}</p>
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </ModalSurface>
  )
}
