/** Words of a task's checklist. */
export const copy = {
  title: 'Checklist',
  progress: (done: number, total: number) => `${done} of ${total} done`,
  add: 'Add a step',
  edit: (step: string) => `Edit ${step}`,
  step: 'Step',
  remove: (step: string) => `Remove ${step}`,
  removed: (step: string) => `“${step}” removed`,
}
