import {
  Button,
  mergeClasses,
  TeachingPopover,
  TeachingPopoverBody,
  TeachingPopoverSurface,
  TeachingPopoverTitle,
} from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import type { User } from 'openapi'
import { useEffect, useState } from 'react'
import { deviceTypeAtom, userProfileAtom } from 'remote-kit/session'
import { copy } from './copy.ts'
import { useTourStyles } from './Tour.styles.ts'
import { useRememberTour } from './tour.api.ts'
import { tourAtom } from './tour.atoms.ts'
import { type TourStep, tourSteps } from './tour-steps.ts'

/**
 * The guided tour, from the step where the user left it. Esc postpones it to the next visit; skipping ends it for
 * good.
 */
export function Tour({ onClose }: { onClose: () => void }) {
  const user = useAtomValue(userProfileAtom)
  return user && <TourOf user={user} onClose={onClose} />
}

function TourOf({ user, onClose }: { user: User; onClose: () => void }) {
  const mode = useAtomValue(tourAtom)
  const { mutate: remember } = useRememberTour(user.id)
  const [index, setIndex] = useState(mode === 'again' ? 0 : Math.min(user.tour.step, tourSteps.length - 1))
  const step = tourSteps[index]
  const end = () => {
    remember(index === tourSteps.length - 1 ? { step: tourSteps.length, done: true } : { done: true })
    onClose()
  }
  const next = () => {
    if (index === tourSteps.length - 1) return end()
    remember({ step: index + 1 })
    setIndex(index + 1)
  }
  if (!step) return null
  return (
    <TourStop
      key={index}
      step={step}
      index={index}
      onNext={next}
      onBack={() => setIndex(index - 1)}
      onSkip={end}
      onLater={onClose}
    />
  )
}

interface TourStopProps {
  step: TourStep
  index: number
  onNext: () => void
  onBack: () => void
  onSkip: () => void
  onLater: () => void
}

function TourStop({ step, index, onNext, onBack, onSkip, onLater }: TourStopProps) {
  const styles = useTourStyles()
  const target = useTarget(step)
  const isLast = index === tourSteps.length - 1
  const quiet = { appearance: 'transparent', className: styles.quiet } as const
  if (!target) return null
  return (
    <TeachingPopover
      open
      positioning={{
        target,
        position: 'after',
        align: 'start',
        fallbackPositions: ['below', 'above'],
        offset: 10,
        overflowBoundaryPadding: 8,
      }}
      onOpenChange={(_, { open }) => !open && onLater()}
    >
      <TeachingPopoverSurface className={styles.surface} aria-label={step.title}>
        <TeachingPopoverBody>
          <p className={styles.count}>{copy.tour.count(index + 1, tourSteps.length)}</p>
          <TeachingPopoverTitle className={styles.title}>{step.title}</TeachingPopoverTitle>
          <p className={styles.text}>{step.text}</p>
          <div className={styles.buttons}>
            <Button className={styles.next} appearance="primary" onClick={onNext}>
              {isLast ? copy.tour.done : copy.tour.next}
            </Button>
            {index > 0 && (
              <Button {...quiet} onClick={onBack}>
                {copy.tour.back}
              </Button>
            )}
            {!isLast && (
              <Button {...quiet} className={mergeClasses(styles.quiet, styles.skip)} onClick={onSkip}>
                {copy.tour.skip}
              </Button>
            )}
          </div>
        </TeachingPopoverBody>
      </TeachingPopoverSurface>
    </TeachingPopover>
  )
}

/** The element that a step points at, highlighted during the step, or the page's heading if it is not on the page. */
function useTarget({ targets }: TourStep): HTMLElement | null {
  // Layouts have different targets, so every render looks for them again. The tour stays open meanwhile: a modal that
  // closes and opens again leaves the page hidden from screen readers in between.
  useAtomValue(deviceTypeAtom)
  const [target, setTarget] = useState<HTMLElement | null>(null)
  useEffect(() => {
    // One frame later, when the layout with the target is on the page.
    const frame = requestAnimationFrame(() => setTarget(findTarget(targets)))
    return () => cancelAnimationFrame(frame)
  })
  useEffect(() => (target ? mark(target) : undefined), [target])
  return target
}

function findTarget(targets: readonly string[]): HTMLElement | null {
  const found = [...targets, 'main h1'].map((selector) => document.querySelector<HTMLElement>(selector))
  return found.find((element) => element !== null) ?? null
}

/** Outlines an element. Returns a function that removes the outline. */
function mark({ style }: HTMLElement): () => void {
  style.setProperty('outline', '2px solid var(--lookLime)')
  return () => void style.removeProperty('outline')
}
