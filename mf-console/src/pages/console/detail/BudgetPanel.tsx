import type { Platform } from 'remote-kit/platform'
import { Panel } from 'ui-kit/Panel'
import { ProgressBar } from 'ui-kit/ProgressBar'
import { versionsOf } from '#parts/platform/standing.ts'
import { useBudgetPanelStyles } from './BudgetPanel.styles.ts'
import { copy } from './copy.ts'

/** What each page of the versions in use starts with, beside what it may have. */
export function BudgetPanel({ platform, name }: { platform: Platform; name: string }) {
  const styles = useBudgetPanelStyles()
  const inUse = versionsOf(platform, name).filter(({ pages }) => pages.length > 0)
  return (
    <Panel title={copy.budget.title(platform.pageLimitKb)}>
      {inUse.length === 0 && <p className={styles.text}>{copy.budget.none}</p>}
      {inUse.map(({ version, pages }) => (
        <section key={version}>
          {inUse.length > 1 && <h3 className={styles.version}>{version}</h3>}
          <ul className={styles.pages}>
            {pages.map(({ path, title, kb }) => (
              <li key={path} className={styles.page}>
                <span className={styles.line}>
                  <span>{title}</span>
                  <span className={styles.size}>
                    {kb === null ? copy.budget.unknown : copy.budget.size(kb, platform.pageLimitKb)}
                  </span>
                </span>
                {kb !== null && <ProgressBar done={kb} total={platform.pageLimitKb} label={copy.budget.label(title)} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  )
}
