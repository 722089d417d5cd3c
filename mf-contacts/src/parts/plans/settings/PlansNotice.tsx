import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { canKeepPlans } from 'remote-kit/rights'
import { deviceTypeAtom, userProfileAtom } from 'remote-kit/session'
import { copy } from '../copy.ts'
import { usePlanSettings, useUpdateSettings } from '../plans.api.ts'
import { usePlansStyles } from '../Plans.styles.ts'
import { PlanSettingsPanel } from './PlanSettingsPanel.tsx'

/**
 * What keeps all plans from doing their work: they're paused, or have no mailing address. Who may set it does so right
 * here. `isNarrow` is for a panel, where what to do about it has a line of its own.
 */
export function PlansNotice({ isNarrow = false }: { isNarrow?: boolean }) {
  const styles = usePlansStyles()
  const { data } = usePlanSettings()
  const update = useUpdateSettings()
  const [isSetting, setIsSetting] = useState(false)
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const layout = isNarrow || isPhone ? 'multiline' : 'singleline'
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
    <>
      <MessageBar className={styles.notice} intent="info" layout={layout}>
        <MessageBarBody>{maySet ? copy.settings.missing : copy.settings.askAdmin}</MessageBarBody>
        {maySet && (
          <MessageBarActions>
            <Button className={styles.noticeButton} onClick={() => setIsSetting(true)}>
              {copy.settings.add}
            </Button>
          </MessageBarActions>
        )}
      </MessageBar>
      {isSetting && <PlanSettingsPanel onClose={() => setIsSetting(false)} />}
    </>
  )
}
