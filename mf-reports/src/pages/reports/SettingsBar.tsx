import { useAtomValue } from 'jotai'
import { DealScope, dealScopeLabels, DealStatusFilter, dealStatusFilterLabels, TeamRole } from 'openapi/codes'
import { userProfileAtom } from 'remote-kit/session'
import { SegmentedTabs } from 'ui-kit/SegmentedTabs'
import type { ReportView } from '#parts/reports/report-settings.ts'
import { codeTabs } from './code-tabs.ts'
import { copy } from './copy.ts'
import { useSettingsBarStyles } from './SettingsBar.styles.ts'

const scopes = codeTabs(DealScope, dealScopeLabels)
const statuses = codeTabs(DealStatusFilter, dealStatusFilterLabels)

/** The settings of all reports. Agents see only their own deals, so they have no scope to choose. */
export function SettingsBar({ view }: { view: ReportView }) {
  const styles = useSettingsBarStyles()
  const viewer = useAtomValue(userProfileAtom)
  const { dealScope, dealStatus } = view.settings
  const isOwnOnly = viewer?.role === TeamRole.agent
  return (
    <>
      <p className={styles.onPaper}>
        {[dealScopeLabels[isOwnOnly ? DealScope.Mine : dealScope], dealStatusFilterLabels[dealStatus]].join(' · ')}
      </p>
      <div className={styles.bar}>
        {!isOwnOnly && (
          <SegmentedTabs
            label={copy.settingsBar.scope}
            value={String(dealScope)}
            options={scopes.tabs}
            onChange={(value) => view.setDealScope(scopes.codeOf(value))}
          />
        )}
        <SegmentedTabs
          label={copy.settingsBar.status}
          value={String(dealStatus)}
          options={statuses.tabs}
          onChange={(value) => view.setDealStatus(statuses.codeOf(value))}
        />
      </div>
    </>
  )
}
