/**
 * Gives style sheets only the rules that decide what a person can see and use. happy-dom matches all rules with an
 * element and its ancestors whenever a query asks whether it's hidden. With the hundreds of classes of the kits, that
 * took more than half of a test's time. Looks are tested in a browser.
 */
const DECIDES_WHAT_IS_SEEN = /\b(display|visibility|pointer-events)\s*:/
const sheets: { insertRule: (this: CSSStyleSheet, rule: string, index?: number) => number } = CSSStyleSheet.prototype
const { insertRule } = sheets

sheets.insertRule = function insertIfItDecides(rule, index) {
  return DECIDES_WHAT_IS_SEEN.test(rule) ? insertRule.call(this, rule, index) : 0
}
