/** What the actions of a list say. */
export const copy = {
  startPlan: 'Start plan',
}
