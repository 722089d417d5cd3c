/** What a page of the product becomes on paper where a sheet (`data-paper`) is on it, and how paper tells a day. */
import { makeStaticStyles } from '@fluentui/react-components'

/** Nothing but the sheet, on white: what lies around it has neither colour nor room. */
export const usePaperStyle = makeStaticStyles(`
@media print {
  html:has([data-paper]), :is(body, div, main):has([data-paper]) {
    background: #fff !important;
    color-scheme: light;
    padding: 0 !important;
    min-height: 0 !important;
  }
  div:has([data-paper]) > header { display: none !important; }
}`)

/** "Oct 7, 2026": paper is read on another day, so that no day is told from today. */
export const paperDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
