import type { TwoStepSetup } from 'openapi'
import type { ReactNode } from 'react'
import { CopyField } from 'ui-kit/CopyField'
import { Hint } from 'ui-kit/Hint'
import { copy } from './copy.ts'
import { QrCode } from './QrCode.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { useTwoStepStyles } from './two-step.styles.ts'

export interface SetupStepsProps {
  setup: TwoStepSetup
  /** The field for the first code. */
  children: ReactNode
}

/** Setting up two-step sign-in: scan the key, save the recovery codes, enter a first code. */
export function SetupSteps({ setup, children }: SetupStepsProps) {
  const styles = useTwoStepStyles()
  const words = copy.setupSteps
  return (
    <ol className={styles.steps}>
      <li className={styles.step}>
        <h3 className={styles.stepTitle}>{words.scan}</h3>
        <Hint>{words.scanHint}</Hint>
        <QrCode text={setup.uri} label={words.qrCode} />
        <p className={styles.open}>
          <a href={setup.uri} className={styles.link}>
            {words.open}
          </a>
        </p>
        <Hint>{words.keyHint}</Hint>
        <CopyField label={words.key} value={setup.key} />
      </li>
      <li className={styles.step}>
        <h3 className={styles.stepTitle}>{words.save}</h3>
        <RecoveryCodes codes={setup.recovery_codes} />
      </li>
      <li className={styles.step}>
        <h3 className={styles.stepTitle}>{words.enter}</h3>
        {children}
      </li>
    </ol>
  )
}
