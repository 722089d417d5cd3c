import { Button, mergeClasses } from '@fluentui/react-components'
import type { LeadRouting } from 'openapi'
import { useState } from 'react'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { DryRunPanel } from './dry-run/DryRunPanel.tsx'
import { useSaveLeadRouting } from './rules/lead-routing.api.ts'
import { useLeadRoutingStyles } from './LeadRouting.styles.ts'
import type { Names } from './rules/rule-sentence.ts'
import { type RoutingDraft, updateOf } from './use-routing-draft.ts'
import { copy } from './rules/copy.ts'

export interface SaveBarProps {
  saved: LeadRouting
  draft: RoutingDraft
  isChanged: boolean
  names: Names
  onReset: () => void
}

/** Tries the draft on last month's leads, saves it, or goes back to what is saved. */
export function SaveBar({ saved, draft, isChanged, names, onReset }: SaveBarProps) {
  const styles = useLeadRoutingStyles()
  const save = useSaveLeadRouting(saved.version)
  const [isTrying, setTrying] = useState(false)
  const update = updateOf(draft)
  return (
    <>
      <div className={mergeClasses(styles.bar, isChanged && styles.floating)}>
        <div role="status">{isChanged ? copy.bar.unsaved : copy.bar.asSaved}</div>
        <div className={styles.buttons}>
          <Button disabledFocusable={!update} onClick={() => setTrying(true)}>
            {copy.bar.tryOut}
          </Button>
          {isChanged && (
            <>
              <Button
                onClick={() => {
                  save.reset()
                  onReset()
                }}
              >
                {copy.bar.discard}
              </Button>
              <Button
                appearance="primary"
                disabledFocusable={!update || save.isPending}
                onClick={() => update && save.mutate(update)}
              >
                {copy.bar.save}
              </Button>
            </>
          )}
        </div>
      </div>
      <FormProblem error={save.error} />
      {isTrying && update && <DryRunPanel update={update} names={names} onClose={() => setTrying(false)} />}
    </>
  )
}
