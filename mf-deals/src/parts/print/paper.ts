/** Print styles for a page with a sheet (`data-paper`), and the date format on paper. */
import { makeStaticStyles } from '@fluentui/react-components'

/** Prints only the sheet, on white; everything around it is hidden. */
export const usePaperStyle = makeStaticStyles(`
@media print {
  html:has([data-paper]), :is(body, div, main):has([data-paper]) {
    background: #fff !important;
    color-scheme: light;
    padding: 0 !important;
    min-height: 0 !important;
  }
  div:has([data-paper]) > header { display: none !important; }
}
@page across { size: letter landscape; margin: 12mm; }`)

/** "Oct 7, 2026": paper is read on other days, so no day is relative to today. */
export const paperDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
