import { Radio, RadioGroup } from '@fluentui/react-components'
import { type Fault, FAULTS, tryFault } from 'remote-kit/trials'
import { Hint } from 'ui-kit/Hint'
import { Panel } from 'ui-kit/Panel'
import { useTrials } from '#parts/trials/use-trials.ts'
import { copy } from './copy.ts'

const NONE = 'none'
const isFault = (value: string): value is Fault => FAULTS.some((fault) => fault === value)

/** Makes the remote fail in this tab. */
export function TrialPanel({ name }: { name: string }) {
  const fault = useTrials()[name]
  return (
    <Panel title={copy.trial.title}>
      <Hint>{copy.trial.hint}</Hint>
      <RadioGroup
        aria-label={copy.trial.title}
        value={fault ?? NONE}
        onChange={(_, { value }) => tryFault(name, isFault(value) ? value : null)}
      >
        <Radio value={NONE} label={copy.trial.none} />
        {FAULTS.map((one) => (
          <Radio key={one} value={one} label={copy.trial.fault[one]} />
        ))}
      </RadioGroup>
    </Panel>
  )
}
