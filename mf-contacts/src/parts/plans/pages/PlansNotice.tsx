import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import { canKeepPlans } from 'remote-kit/rights'
import { deviceTypeAtom, userProfileAtom } from 'remote-kit/session'
import { copy } from '../copy.ts'
import { usePlanSettings, useUpdateSettings } from '../plans.api.ts'
import { usePlansStyles } from '../Plans.styles.ts'

/** What keeps all plans from doing their work: they're paused, or have no mailing address. */
export function PlansNotice({ onSet }: { onSet: () => void }) {
  const styles = usePlansStyles()
  const { data } = usePlanSettings()
  const update = useUpdateSettings()
  // In one line, there's room for what to do about it.
  const layout = useAtomValue(deviceTypeAtom) === 'phone' ? 'multiline' : 'singleline'
  const maySet = canKeepPlans(useAtomValue(userProfileAtom))
  if (!data) return null
  if (data.paused_at)
    return (
      <MessageBar className={styles.notice} intent="warning" layout={layout}>
        <MessageBarBody>{copy.settings.pausedAll}</MessageBarBody>
        {maySet && (
          <MessageBarActions>
            <Button
              className={styles.noticeButton}
              disabledFocusable={update.isPending}
              onClick={() => update.mutate({ paused: false })}
            >
              {copy.settings.resumeAll}
            </Button>
          </MessageBarActions>
        )}
      </MessageBar>
    )
  if (data.postal_address !== '') return null
  return (
    <MessageBar className={styles.notice} intent="info" layout={layout}>
      <MessageBarBody>{maySet ? copy.settings.missing : copy.settings.askAdmin}</MessageBarBody>
      {maySet && (
        <MessageBarActions>
          <Button className={styles.noticeButton} onClick={onSet}>
            {copy.settings.add}
          </Button>
        </MessageBarActions>
      )}
    </MessageBar>
  )
}
