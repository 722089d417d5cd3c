import { useStepStyles } from './step.styles.ts'

/** The title of a step at the same address. It takes the focus, since the router does not announce the step. */
export function StepHeading({ children }: { children: string }) {
  const styles = useStepStyles()
  return (
    <h2 ref={focus} tabIndex={-1} className={styles.title}>
      {children}
    </h2>
  )
}

const focus = (heading: HTMLElement | null) => heading?.focus()
