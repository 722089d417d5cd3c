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
  const [index, setIndex] = useState(mode === 'again' ? 0 : user.tour.step)
  const shown = useStepsOnScreen()
  if (!shown) return null
  // What the user saw last may be missing on this page: then comes the one after it, or the last that is there.
  const stop = shown.find(({ at }) => at >= index) ?? shown.at(-1)
  if (!stop) return null
  const place = shown.indexOf(stop)
  const [before, after] = [shown[place - 1], shown[place + 1]]
  const end = () => {
    remember(after ? { done: true } : { step: tourSteps.length, done: true })
    onClose()
  }
  const next = () => {
    if (!after) return end()
    remember({ step: after.at })
    setIndex(after.at)
  }
  return (
    <TourStop
      key={stop.at}
      stop={stop}
      place={place}
      count={shown.length}
      onNext={next}
      onBack={() => before && setIndex(before.at)}
      onSkip={end}
      onLater={onClose}
    />
  )
}

interface TourStopProps {
  stop: StepOnScreen
  /** Its place among those on the screen. */
  place: number
  count: number
  onNext: () => void
  onBack: () => void
  onSkip: () => void
  onLater: () => void
}

function TourStop({ stop: { step, target }, place, count, onNext, onBack, onSkip, onLater }: TourStopProps) {
  const styles = useTourStyles()
  useEffect(() => mark(target), [target])
  const isLast = place === count - 1
  const quiet = { appearance: 'transparent', className: styles.quiet } as const
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
          <p className={styles.count}>{copy.tour.count(place + 1, count)}</p>
          <TeachingPopoverTitle className={styles.title}>{step.title}</TeachingPopoverTitle>
          <p className={styles.text}>{step.text}</p>
          <div className={styles.buttons}>
            <Button className={styles.next} appearance="primary" onClick={onNext}>
              {isLast ? copy.tour.done : copy.tour.next}
            </Button>
            {place > 0 && (
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

/** A step whose target is on the screen. `at` is its place in the whole tour, which is what the user's progress counts. */
interface StepOnScreen {
  at: number
  step: TourStep
  target: HTMLElement
}

/** The steps that have something to point at on this page and in this layout; null until it is known. */
function useStepsOnScreen(): readonly StepOnScreen[] | null {
  // Layouts have different targets. The tour stays open meanwhile: a modal that closes and opens again leaves the page
  // hidden from screen readers in between.
  useAtomValue(deviceTypeAtom)
  const [steps, setSteps] = useState<readonly StepOnScreen[] | null>(null)
  useEffect(() => {
    // One frame later, when the layout with the targets is on the page.
    const frame = requestAnimationFrame(() => {
      const found = stepsOnScreen()
      setSteps((known) => (known && isSame(known, found) ? known : found))
    })
    return () => cancelAnimationFrame(frame)
  })
  return steps
}

const isSame = (one: readonly StepOnScreen[], other: readonly StepOnScreen[]): boolean =>
  one.length === other.length && one.every(({ target }, i) => target === other[i]?.target)

const stepsOnScreen = (): StepOnScreen[] =>
  tourSteps.flatMap((step, at) => {
    const target = [...document.querySelectorAll<HTMLElement>(step.target)].find(isOnScreen)
    return target ? [{ at, step, target }] : []
  })

const isOnScreen = (element: HTMLElement): boolean => element.getClientRects().length > 0

/** Outlines an element. Returns a function that removes the outline. */
function mark({ style }: HTMLElement): () => void {
  style.setProperty('outline', '2px solid var(--lookLime)')
  return () => void style.removeProperty('outline')
}
