import { type RefObject, useEffect, useState } from 'react'
import { placeRefusal } from 'remote-kit/forms/refusals'
import type { PlanDraft } from './plan-draft.ts'
import { missingIn, placeInPlan, type PlanProblems, stillWrong } from './plan-problems.ts'

const NOTHING: PlanProblems = new Map()

/** What is wrong with a draft once someone has tried to save it, at the fields of the form. The first one gets the focus. */
export function usePlanProblems(draft: PlanDraft, form: RefObject<HTMLFormElement | null>) {
  const [isTried, setIsTried] = useState(false)
  const [refused, setRefused] = useState(NOTHING)
  const [rest, setRest] = useState<unknown>(null)
  const [asked, setAsked] = useState(0)
  useFocusOnProblem(form, asked)
  const missing = missingIn(draft)
  return {
    problems: isTried && missing.size > 0 ? new Map([...refused, ...missing]) : refused,
    /** What the API said that no field shows. */
    rest,
    /** Whether it can be sent. Otherwise its fields say what is missing. */
    check: () => {
      setIsTried(true)
      setRest(null)
      if (missing.size > 0) setAsked(asked + 1)
      return missing.size === 0
    },
    /** Shows why it was refused. */
    refuse: (error: unknown) => {
      const placed = placeRefusal(error, (field) => placeInPlan(field, draft.steps))
      setRefused(placed.problems)
      setRest(placed.rest)
      if (placed.problems.size > 0) setAsked(asked + 1)
    },
    /** Forgets what a change of the draft has mended. */
    follow: (next: PlanDraft) => refused.size > 0 && setRefused(stillWrong(refused, draft, next)),
  }
}

/** Focuses the first field that is wrong, each time that is asked for. */
function useFocusOnProblem(form: RefObject<HTMLFormElement | null>, asked: number): void {
  useEffect(() => {
    const wrong = asked > 0 ? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : null
    wrong?.focus({ preventScroll: true })
    // With its label and what is wrong with it.
    wrong?.scrollIntoView({ block: 'center' })
  }, [form, asked])
}
