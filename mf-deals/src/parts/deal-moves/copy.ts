/** Words of moving deals to a phase, also of another workspace. */
export const copy = {
  moveDealDialog: {
    moved: (deal: string, workspace: string) => `${deal} moved to ${workspace}`,
    otherWorkspace: 'another workspace',
    title: (name: string) => `Move ${name}`,
  },
  moveSurface: {
    close: 'Close',
    cancel: 'Cancel',
    moveTo: (workspace: string) => `Move to ${workspace}`,
    move: 'Move',
    loading: 'Loading workspaces',
    reason: 'What happened?',
    reasonMissing: 'Enter a reason',
    loses: (deals: number) =>
      deals === 1
        ? 'It’s marked as fell through. Its tasks leave your lists, and its risk isn’t tracked anymore.'
        : 'Open deals are marked as fell through. Their tasks leave your lists, and their risk isn’t tracked anymore.',
    outcome: (deals: number) =>
      deals === 1
        ? 'It goes to the end of the phase. Its status, dates, tasks and people stay the same, and so does what clients see. Everyone who sees the deal now will see it there.'
        : 'They go to the end of the phase. Their status, dates, tasks and people stay the same, and so does what clients see. Everyone who sees a deal now will see it there.',
    early: 'Only a deal under contract can close. Put this one under contract first.',
    noLostPhase: 'This workspace has no phase for lost deals. Owners and admins can add one in the workspace menu.',
    none: 'Your team has no other workspace. Owners and admins can add one in the workspace menu.',
  },
  choices: {
    workspace: 'Workspace',
    phase: 'Phase',
    asks: (fields: string) => `This phase requires ${fields}.`,
  },
}
