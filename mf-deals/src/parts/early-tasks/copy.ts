/** Words of tasks from before a contract. */
export const copy = {
  text: (tasks: number) =>
    tasks === 1 ? '1 open task is from before the contract.' : `${tasks} open tasks are from before the contract.`,
  finish: 'Mark as done',
  review: 'Review',
}
