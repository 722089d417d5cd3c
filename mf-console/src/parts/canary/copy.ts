import { formatCount, formatQuantity } from 'ui-kit/format'

/** Words of a canary. */
export const copy = {
  canary: (version: string) => `Canary ${version}`,
  label: (version: string, remote: string) => `Visitors who get ${version} of ${remote}, in percent`,
  testers: 'Only for testers',
  share: (share: number) => `For ${share}% of visitors`,
  since: (when: string) => `, since ${when}`,
  nothing: 'No tab has reported yet.',
  failed: (canary: number, canaryTabs: number, active: number, activeTabs: number) =>
    `Failed in ${formatCount(canary)} of ${formatQuantity(canaryTabs, 'tab')}; the active version in ${formatCount(active)} of ${formatCount(activeTabs)}.`,
  odds: (odds: number, enough: number) =>
    odds < 1.5
      ? 'No sign that it’s worse.'
      : `${formatCount(Math.round(odds))} to 1 that it’s worse; ${enough} to 1 ends it.`,
}
