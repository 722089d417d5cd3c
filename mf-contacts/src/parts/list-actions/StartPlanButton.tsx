import { Button } from '@fluentui/react-components'
import { TaskListLtrRegular } from '@fluentui/react-icons/svg/task-list-ltr'
import type { ContactFilters } from 'openapi'
import { useState } from 'react'
import { copy } from './copy.ts'
import { StartPlanDialog } from '#parts/plans/start-plan.ts'

/** Starts a plan for everyone who matches. */
export function StartPlanButton({ filters }: { filters: ContactFilters }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button icon={<TaskListLtrRegular />} {...StartPlanDialog.onApproach} onClick={() => setIsOpen(true)}>
        {copy.startPlan}
      </Button>
      {isOpen && <StartPlanDialog whom={{ filters }} onClose={() => setIsOpen(false)} />}
    </>
  )
}
