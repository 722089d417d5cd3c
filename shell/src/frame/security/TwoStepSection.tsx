import { Button, Checkbox } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { TwoStep } from 'openapi'
import { userProfileAtom } from 'remote-kit/session'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { dayOf, formatFullDay } from 'ui-kit/days'
import { ErrorState } from 'ui-kit/ErrorState'
import { Hint } from 'ui-kit/Hint'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { Tag } from 'ui-kit/Tag'
import { ownsAccount } from '#parts/teams/team-rights.ts'
import { copy } from './copy.ts'
import { NewCodesDialog } from './NewCodesDialog.tsx'
import { RequireTwoStepDialog } from './RequireTwoStepDialog.tsx'
import { useSecurityStyles } from './SecurityPanel.styles.ts'
import { SetUpTwoStepDialog } from './SetUpTwoStepDialog.tsx'
import { TurnOffTwoStepDialog } from './TurnOffTwoStepDialog.tsx'
import { useSignInRules, useTwoStep } from './two-step.api.ts'

type OpenDialog = 'setup' | 'codes' | 'off' | null

const words = copy.twoStepSection
/** With this many recovery codes or fewer it is time for new ones. */
const FEW = 2

/** The user's two-step sign-in; the account's owner can require it of the team. */
export function TwoStepSection() {
  const styles = useSecurityStyles()
  const user = useAtomValue(userProfileAtom)
  const twoStep = useTwoStep()
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const close = () => setDialog(null)
  const isOn = Boolean(twoStep.data?.enabled_at)
  return (
    <section className={styles.section} aria-label={words.title}>
      <div className={styles.head}>
        <h3 className={styles.title}>{words.title}</h3>
        {twoStep.data && !isOn && (
          <Button size="small" onClick={() => setDialog('setup')}>
            {words.turnOn}
          </Button>
        )}
        {isOn && <Tag>{words.onTag}</Tag>}
      </div>
      {twoStep.isPending && <SkeletonRows label={words.loading} rows={1} />}
      {twoStep.isError && (
        <ErrorState title={words.failed} error={twoStep.error} onRetry={() => void twoStep.refetch()} />
      )}
      {twoStep.data && <TwoStepState twoStep={twoStep.data} onOpen={setDialog} />}
      {twoStep.data && user && ownsAccount(user) && <RequireTwoStep account={user.account.id} isOn={isOn} />}
      {dialog === 'setup' && <SetUpTwoStepDialog isReplacing={isOn} onClose={close} />}
      {dialog === 'codes' && <NewCodesDialog onClose={close} />}
      {dialog === 'off' && <TurnOffTwoStepDialog onClose={close} />}
    </section>
  )
}

function TwoStepState({ twoStep, onOpen }: { twoStep: TwoStep; onOpen: (dialog: OpenDialog) => void }) {
  const styles = useSecurityStyles()
  const timeZone = useTimeZone()
  const { enabled_at: since, recovery_codes_left: codes, is_required: isRequired } = twoStep
  if (since === null) return <Hint>{words.off}</Hint>
  return (
    <>
      <Hint>{isRequired ? `${words.on} ${words.isRequired}` : words.on}</Hint>
      <Hint>{words.since(formatFullDay(dayOf(new Date(since), timeZone)), codes)}</Hint>
      {codes <= FEW && <Hint>{words.fewCodes}</Hint>}
      <div className={styles.actions}>
        <Button size="small" onClick={() => onOpen('codes')}>
          {words.newCodes}
        </Button>
        <Button size="small" onClick={() => onOpen('setup')}>
          {words.newPhone}
        </Button>
        {!isRequired && (
          <Button size="small" onClick={() => onOpen('off')}>
            {words.turnOff}
          </Button>
        )}
      </div>
    </>
  )
}

function RequireTwoStep({ account, isOn }: { account: string; isOn: boolean }) {
  const rules = useSignInRules(account)
  const [isAsking, setAsking] = useState(false)
  if (!rules.data) return null
  const isRequired = rules.data.two_step_required
  return (
    <div>
      <Checkbox
        label={words.require}
        checked={isRequired}
        disabled={!isOn && !isRequired}
        onChange={() => setAsking(true)}
      />
      <Hint>{isOn || isRequired ? words.requireHint : words.requireFirst}</Hint>
      {isAsking && <RequireTwoStepDialog account={account} rules={rules.data} onClose={() => setAsking(false)} />}
    </div>
  )
}
