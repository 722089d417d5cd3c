/** What carries something out, unlike what steps through months or pages: buttons of forms, and those of dialogs and panels. */
const ACTIONS = 'button[type="submit"], .fui-DialogActions button, .fui-DrawerFooter button'

/**
 * Lets the second click of a double click carry nothing out again. The first is on its way by then: its button may not be
 * disabled yet, or its dialog not closed, and the API would be told twice.
 */
export function ignoreSecondClicks(page: Document): void {
  page.addEventListener(
    'click',
    (event) => {
      if (event.detail < 2 || !(event.target instanceof Element) || !event.target.closest(ACTIONS)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
}
