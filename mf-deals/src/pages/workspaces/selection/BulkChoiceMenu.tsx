import { useAtomValue } from 'jotai'
import type { DealsChange } from 'openapi'
import { DealStatus, dealStatusLabels, Priority, priorityLabels } from 'openapi/codes'
import { useNotify } from 'remote-kit/context'
import { currentTeamIdAtom } from 'remote-kit/session'
import { ChoiceMenu } from 'ui-kit/ChoiceMenu'
import { codeChoices } from '#parts/forms/ChoiceField.tsx'
import { useTeamPeople } from 'remote-kit/team-people'
import type { BulkChoice } from './bulk-actions.ts'
import { copy } from './copy.ts'

export interface BulkChoiceMenuProps {
  action: BulkChoice
  deals: string[]
  target: HTMLElement
  onChange: (change: DealsChange) => void
  /** Deals that come under contract have an acceptance. */
  onAccept: () => void
  /** Deals that fall through are moved to a lost phase with the reason. */
  onLose: () => void
  onClose: () => void
}

const priorities = codeChoices(Priority, priorityLabels)
/** These ask for more before they are set. */
const asking: readonly DealStatus[] = [DealStatus.UnderContract, DealStatus.FellThrough, DealStatus.Closed]
const statuses = Object.values(DealStatus).map((value) => ({
  value,
  label: asking.includes(value) ? `${dealStatusLabels[value]}…` : dealStatusLabels[value],
}))

/** Chooses the agent, status or priority of the selected deals. None is marked: they may differ. */
export function BulkChoiceMenu({ action, deals, target, onChange, onAccept, onLose, onClose }: BulkChoiceMenuProps) {
  const notify = useNotify()
  const { active, nameOf } = useTeamPeople(useAtomValue(currentTeamIdAtom))
  const menu = { target, label: copy.bulkChoiceMenu.label[action], onClose }
  if (action === 'agent') {
    const people = active.map(({ user }) => ({ value: user, label: nameOf(user) }))
    return <ChoiceMenu {...menu} options={people} value="" onChoose={(agent) => onChange({ action, deals, agent })} />
  }
  if (action === 'priority') {
    return (
      <ChoiceMenu<Priority | 0>
        {...menu}
        options={priorities}
        value={0}
        onChoose={(priority) => priority && onChange({ action, deals, priority })}
      />
    )
  }
  const choose = (status: DealStatus | 0) => {
    if (status === DealStatus.FellThrough) onLose()
    else if (status === DealStatus.UnderContract) onAccept()
    else if (status === DealStatus.Closed) notify.error(copy.bulkChoiceMenu.closed, [copy.bulkChoiceMenu.closedAdvice])
    else if (status) onChange({ action, deals, status })
  }
  return <ChoiceMenu<DealStatus | 0> {...menu} options={statuses} value={0} onChoose={choose} />
}
